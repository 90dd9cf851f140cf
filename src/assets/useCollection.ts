import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { updateCollection } from './asset-endpoints.ts';
import { changedCollectionAnswer, sharedCollectionAnswer, type Collection } from './asset.schema.ts';
import { underFreeName } from './free-name.ts';
import { collectionQuery, collectionsQuery, isStill } from './queries.ts';

/** What becomes other in a set. */
export interface CollectionChange {
  readonly name?: string;
  /** The note. */
  readonly description?: string;
  /** All that it has then, in this order; what is missing stands behind the others. */
  readonly files?: Pick<Collection, 'items' | 'missing'>;
}

/** One set with its assets, and what changes it. */
export interface KnownCollection {
  /** Undefined until it is known, and while nobody is signed in. */
  readonly collection: Collection | undefined;
  /** The same, also where a change has just been kept and `collection` is not drawn anew yet. */
  readonly present: () => Collection | undefined;
  /** It could not be fetched, and nothing is known from before; a set that nobody has is an ApiError of status 404. */
  readonly error: Error | undefined;
  /** It is not known, and the device is offline. */
  readonly isOffline: boolean;
  /** Asks again. */
  readonly again: () => void;
  /**
   * Changes it. A name that is taken gets a number behind it.
   *
   * @param updated the state that was changed
   * @returns its name and state then
   * @throws ApiError; its `error` is `changed` where somebody else was faster, and its `body` the set as it is now
   */
  readonly change: (
    change: CollectionChange,
    updated: string,
  ) => Promise<{ readonly name: string; readonly updated: string }>;
  /** Shows the set as a refusal has told it. */
  readonly accept: (collection: Collection) => void;
  /** Gives the address at which others read it. @returns undefined where the service tells none. @throws ApiError */
  readonly share: () => Promise<string | undefined>;
}

/** A set (A5). @param id one of another form than `isAssetId` is not asked for */
export function useCollection(id: string): KnownCollection {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const { language } = api.page;
  const query = collectionQuery(api, user, id);
  const list = collectionsQuery(api, user);
  const state = useQuery(useAfterHydration(query));
  const { data, error, isFetching, refetch } = state;

  /** Puts it as it is now into what is kept of it. */
  const show = (now: (known: Collection) => Collection) => {
    if (!isStill(client, user)) return;
    client.setQueryData<Collection>(query.queryKey, (known) => known && now(known));
    void client.invalidateQueries({ queryKey: list.queryKey, exact: true });
  };
  const send = (body: object) =>
    api.fetchJson(updateCollection(language, { id, ...body }), changedCollectionAnswer);

  return {
    collection: data,
    present: () => client.getQueryData(query.queryKey),
    error: data || isFetching ? undefined : (error ?? undefined),
    isOffline: !data && isUnreachable(state.error),
    again: () => void refetch(),
    async change({ files, ...texts }, updated) {
      const assetIds = files && [...files.items.map((item) => item.id), ...files.missing];
      const body = { updated, ...texts, ...(assetIds && { assetIds }) };
      // An answer from before the change must not come after it.
      await client.cancelQueries({ queryKey: query.queryKey, exact: true });
      const { name } = texts;
      const others = async () =>
        (await client.fetchQuery({ ...list, staleTime: 0 })).filter((other) => other.id !== id);
      const done =
        name === undefined
          ? await send(body)
          : await underFreeName(name, [], others, (free) => send({ ...body, name: free }));
      show((known) => ({ ...known, ...texts, ...files, name: done.name, updated: done.updated }));
      return done;
    },
    accept: (collection) => show((known) => ({ ...known, ...collection, url: collection.url ?? known.url })),
    async share() {
      const call = updateCollection(language, { id, share: true });
      const { url } = await api.fetchJson(call, sharedCollectionAnswer);
      show((known) => ({ ...known, url }));
      return url;
    },
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { createCollection, deleteCollection, updateCollection } from './asset-endpoints.ts';
import { changedCollectionAnswer, type CollectionSummary } from './asset.schema.ts';
import { underFreeName } from './free-name.ts';
import { collectionQuery, collectionsQuery, isStill } from './queries.ts';

/** Assets that a set takes, and sets that a visitor may have, where nobody asks for less (catalogue, 73). */
export const mostInCollection = 200;
export const mostCollections = 50;

/** The visitor's sets of assets, and what changes them. */
export interface Collections {
  /** Own ones and those that others share; undefined until they are known, and for an anonymous visitor. */
  readonly items: readonly CollectionSummary[] | undefined;
  /** They could not be fetched, and nothing is known from before. */
  readonly error: Error | undefined;
  /** They are not known, and the device is offline. */
  readonly isOffline: boolean;
  /** Asks again. */
  readonly again: () => void;
  /** Makes a set; a name that is taken gets a number behind it. @returns what it is called then. @throws ApiError */
  readonly create: (
    name: string,
    assetIds?: readonly string[],
    description?: string,
  ) => Promise<{ id: string; name: string }>;
  /** Adds assets behind the last. @returns how many are new in it, and how many there was no room for. @throws ApiError */
  readonly add: (
    id: string,
    assetIds: readonly string[],
    maximum?: number,
  ) => Promise<{ readonly added: number; readonly refused: number }>;
  /** Removes a set. @throws ApiError */
  readonly remove: (id: string) => Promise<void>;
}

/** The visitor's sets (A5): one fetch a page. @param isWanted with false nobody is asked */
export function useCollections(isWanted = true): Collections {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const { language } = api.page;
  const query = collectionsQuery(api, user);
  const state = useQuery(useAfterHydration({ ...query, enabled: isWanted && query.enabled === true }));
  const { data, error, isFetching, refetch } = state;
  const askAnew = async (id?: string) => {
    if (!isStill(client, user)) return;
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    if (id !== undefined)
      await client.invalidateQueries({ queryKey: collectionQuery(api, user, id).queryKey });
  };

  return {
    items: data,
    error: data || isFetching ? undefined : (error ?? undefined),
    isOffline: !data && isUnreachable(state.error),
    again: () => void refetch(),
    async create(name, assetIds = [], description = '') {
      const ask = () => client.fetchQuery({ ...query, staleTime: 0 });
      const made = await underFreeName(name, data ?? [], ask, (free) => {
        const call = createCollection(language, { name: free, description, assetIds });
        return api.fetchJson(call, changedCollectionAnswer);
      });
      void askAnew();
      return made;
    },
    async add(id, assetIds, maximum = mostInCollection) {
      const known = await client.fetchQuery({ ...collectionQuery(api, user, id), staleTime: 0 });
      const has = new Set([...known.items.map((item) => item.id), ...known.missing]);
      const fresh = assetIds.filter((assetId) => !has.has(assetId));
      const taken = fresh.slice(0, Math.max(0, maximum - has.size));
      if (taken.length > 0) {
        const body = { id, updated: known.updated, assetIds: [...has, ...taken] };
        await api.send(updateCollection(language, body));
        void askAnew(id);
      }
      return { added: taken.length, refused: fresh.length - taken.length };
    },
    async remove(id) {
      await api.send(deleteCollection(language, id));
      void askAnew();
    },
  };
}

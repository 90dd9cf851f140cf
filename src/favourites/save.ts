import type { QueryClient } from '@tanstack/react-query';
import type { Favourite } from './favourites.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { deleteFavourite, updateFavourite } from './favourite-endpoints.ts';
import { identityOf, type User } from '#src/api/user.ts';
import { favouritesQuery } from './favourites-query.ts';
import { userIn, userQuery } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { favouriteItems } from './storage.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import { pendingChangesOf, putChange } from './pending-changes.ts';
import { toFavourite, withItem } from './favourite-list.ts';
import { saveLocally } from './local-favourites.ts';

/** What came of a change: undefined where the item was so already. */
export type Outcome = 'added' | 'removed' | undefined;

/** A change that waits to be kept. */
interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

const queues = new WeakMap<QueryClient, Map<string, Waiting>>();

/** The visitor is not who made the change, and sees no message. */
const gone = () => new DOMException('', 'AbortError');

/**
 * Keeps an item among the visitor's favourites, or takes it from them: at the service (F2, F3), for an anonymous visitor
 * in this browser. All hearts of the item show it at once; calls follow one another.
 *
 * @returns what came of it; undefined where a change of this item is under way, which then ends in this one
 * @throws ApiError, FullError: the item is shown again as it was before
 */
export function saveFavourite(
  client: QueryClient,
  api: Api,
  item: Favourite,
  isOn: boolean,
): Promise<Outcome> | undefined {
  const pending = pendingChangesOf(client);
  const known = queues.get(client);
  const queue = known ?? new Map<string, Waiting>();
  putChange(pending, item.id, { item, isOn });
  if (queue.has(item.id)) return undefined;
  const outcome = new Promise<Outcome>((resolve, reject) => {
    queue.set(item.id, { resolve, reject });
  });
  if (!known) {
    queues.set(client, queue);
    void drain(client, api, queue);
  }
  return outcome;
}

/** Whether a change of an item is under way. */
export const isSaving = (client: QueryClient, id: string): boolean => queues.get(client)?.has(id) ?? false;

async function drain(client: QueryClient, api: Api, queue: Map<string, Waiting>): Promise<void> {
  for (const [id, { resolve }] of queue) {
    try {
      const outcome = await save(client, api, id);
      queue.delete(id);
      resolve(outcome);
    } catch (error) {
      for (const lost of isFinal(error) ? [...queue.keys()] : [id]) {
        const { reject } = queue.get(lost)!;
        queue.delete(lost);
        putChange(pendingChangesOf(client), lost, undefined);
        reject(error);
      }
    }
  }
  queues.delete(client);
}

/** Whether nobody answers, or the session is over: then the others need not be tried. */
const isFinal = (error: unknown): boolean =>
  error instanceof DOMException || (error instanceof ApiError && [0, 401].includes(error.status));

/** Saves what is wanted of an item, until nothing else is. */
async function save(client: QueryClient, api: Api, id: string): Promise<Outcome> {
  const pending = pendingChangesOf(client);
  await client.prefetchQuery(userQuery(api));
  const user = userIn(client) ?? null;
  if (!user) {
    const { item, isOn } = pending.changes.get(id)!;
    saveLocally(item, isOn);
    putChange(pending, id, undefined);
    return isOn ? 'added' : 'removed';
  }
  const before = await knownState(client, api, user, id);
  let isKept = before;
  for (let change = pending.changes.get(id)!; change.isOn !== isKept; change = pending.changes.get(id)!) {
    if (!isStill(client, user)) throw gone();
    try {
      await send(api, change.item, change.isOn);
    } catch (error) {
      // It may have arrived, or another device may have changed the list.
      if (error instanceof ApiError && error.status !== 401) askAgain(client, api, user);
      throw error;
    }
    isKept = change.isOn;
    note(client, api, user, change.item, isKept);
  }
  const { item, isOn } = pending.changes.get(id)!;
  const hasList = client.getQueryData(favouritesQuery(api, user).queryKey) !== undefined;
  putChange(pending, id, hasList ? undefined : { item, isOn, doneFor: identityOf(user) });
  return isOn === (before ?? !isOn) ? undefined : isOn ? 'added' : 'removed';
}

const send = (api: Api, item: Favourite, isOn: boolean): Promise<void> =>
  api.send(
    isOn
      ? updateFavourite(api.page.language, toFavourite(item))
      : deleteFavourite(api.page.language, item.id),
  );

const isStill = (client: QueryClient, user: User): boolean => {
  const present = userIn(client);
  return Boolean(present) && identityOf(present!) === identityOf(user);
};

/** Whether the account has an item; undefined where its list is not known. A list that is on its way is waited for. */
async function knownState(
  client: QueryClient,
  api: Api,
  user: User,
  id: string,
): Promise<boolean | undefined> {
  const query = favouritesQuery(api, user);
  const { queryKey } = query;
  const state = client.getQueryState(queryKey);
  if (!state || state.status === 'pending') await client.prefetchQuery({ ...query, gcTime: Infinity });
  // An answer from before the change must not come after it.
  else await client.cancelQueries({ queryKey, exact: true });
  return client.getQueryData(queryKey)?.some((item) => item.id === id);
}

/** The service has it: so have the shared query and its copy in the browser. */
function note(client: QueryClient, api: Api, user: User, item: Favourite, isOn: boolean): void {
  if (!isStill(client, user)) throw gone();
  const { queryKey } = favouritesQuery(api, user);
  const list = client.getQueryData(queryKey) ?? readKey(favouriteItems);
  if (!list) return;
  const changed = [...withItem(list, item, isOn)];
  if (client.getQueryData(queryKey)) client.setQueryData(queryKey, changed);
  writeKey(favouriteItems, changed);
}

const askAgain = (client: QueryClient, api: Api, user: User): void =>
  void client.refetchQueries({ queryKey: favouritesQuery(api, user).queryKey, exact: true });

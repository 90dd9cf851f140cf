import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Favourite } from './favourites.schema.ts';
import { identityOf } from '#src/api/user.ts';
import { favouritesQuery } from './favourites-query.ts';
import { isAsked } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { favouriteItems } from './storage.ts';
import { useUser } from '#src/session/useUser.ts';
import { readKey } from '#src/storage/store.ts';
import { pendingChangesOf, shownOf, subscribeToPending, type PendingChange } from './pending-changes.ts';
import { none, readLocal, subscribeLocal } from './local-favourites.ts';

/** All favourites of the visitor: the account's, or, for an anonymous visitor, those of this browser. */
export interface Favourites {
  /** `old`: the service did not answer, and this is what the browser has from before; `failed`: it has nothing. */
  readonly status: 'pending' | 'ready' | 'old' | 'failed';
  /** The last one was added last. */
  readonly items: readonly Favourite[];
  readonly ids: ReadonlySet<string>;
  /** What is not kept yet, by the item's id. */
  readonly changes: ReadonlyMap<string, PendingChange>;
  /** The list as the service gave it; undefined for an anonymous visitor, and while it is not known. */
  readonly account: readonly Favourite[] | undefined;
  /** Asks the service again. */
  readonly retry: () => void;
}

const noChanges: ReadonlyMap<string, PendingChange> = new Map();

/**
 * The visitor's favourites, with what is wanted and not kept yet. The service is asked once a page (F1), whoever needs
 * it; on an author's page, on a server, and for an anonymous visitor nobody is asked.
 */
export function useFavourites(): Favourites {
  const api = useApi();
  const client = useQueryClient();
  const { user, isPending } = useUser();
  const pending = pendingChangesOf(client);
  // Kept for as long as the page: what shows it does not observe it (`useCachedQuery`).
  const query = useMemo(() => ({ ...favouritesQuery(api, user), gcTime: Infinity }), [api, user]);
  const state = useCachedQuery(query, isAsked(api, user));
  const kept = useSyncExternalStore(subscribeLocal, readLocal, () => none);
  const changes = useSyncExternalStore(
    useCallback((listener) => subscribeToPending(pending, listener), [pending]),
    () => pending.changes,
    () => noChanges,
  );

  const isAuthoring = api.page.cmsMode === 'author';
  const account = user ? state?.data : undefined;
  const hasFailed = state?.status === 'error' && state.fetchStatus === 'idle';
  const before = user && hasFailed && !account ? readKey(favouriteItems) : undefined;
  const list = isAuthoring || isPending ? none : user ? (account ?? before ?? none) : kept;
  const isKnown = isAuthoring || (!isPending && (!user || (account && !hasFailed)));
  return {
    status: isKnown ? 'ready' : !hasFailed ? 'pending' : (account ?? before) ? 'old' : 'failed',
    ...shownOf(pending, list, user ? identityOf(user) : ''),
    changes,
    account,
    retry: () => void client.refetchQueries({ queryKey: query.queryKey, exact: true }),
  };
}

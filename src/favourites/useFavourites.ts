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
import { boardOf, shownOf, subscribeBoard, type Wish } from './board.ts';
import { none, readKept, subscribeKept } from './kept-here.ts';

/** All favourites of the visitor: the account's, or, for an anonymous visitor, those of this browser. */
export interface Favourites {
  /** `old`: the service did not answer, and this is what the browser has from before; `failed`: it has nothing. */
  readonly status: 'pending' | 'ready' | 'old' | 'failed';
  /** The last one was added last. */
  readonly items: readonly Favourite[];
  readonly ids: ReadonlySet<string>;
  /** What is not kept yet, by the item's id. */
  readonly wishes: ReadonlyMap<string, Wish>;
  /** The list as the service gave it; undefined for an anonymous visitor, and while it is not known. */
  readonly account: readonly Favourite[] | undefined;
  /** Asks the service again. */
  readonly retry: () => void;
}

const noWishes: ReadonlyMap<string, Wish> = new Map();

/**
 * The visitor's favourites, with what is wanted and not kept yet. The service is asked once a page (F1), whoever needs
 * it; on an author's page, on a server, and for an anonymous visitor nobody is asked.
 */
export function useFavourites(): Favourites {
  const api = useApi();
  const client = useQueryClient();
  const { user, isPending } = useUser();
  const board = boardOf(client);
  // Kept for as long as the page: what shows it does not observe it (`useCachedQuery`).
  const query = useMemo(() => ({ ...favouritesQuery(api, user), gcTime: Infinity }), [api, user]);
  const state = useCachedQuery(query, isAsked(api, user));
  const kept = useSyncExternalStore(subscribeKept, readKept, () => none);
  const wishes = useSyncExternalStore(
    useCallback((listener) => subscribeBoard(board, listener), [board]),
    () => board.wishes,
    () => noWishes,
  );

  const isAuthoring = api.page.cmsMode === 'author';
  const account = user ? state?.data : undefined;
  const hasFailed = state?.status === 'error' && state.fetchStatus === 'idle';
  const before = user && hasFailed && !account ? readKey(favouriteItems) : undefined;
  const list = isAuthoring || isPending ? none : user ? (account ?? before ?? none) : kept;
  const isKnown = isAuthoring || (!isPending && (!user || (account && !hasFailed)));
  return {
    status: isKnown ? 'ready' : !hasFailed ? 'pending' : (account ?? before) ? 'old' : 'failed',
    ...shownOf(board, list, user ? identityOf(user) : ''),
    wishes,
    account,
    retry: () => void client.refetchQueries({ queryKey: query.queryKey, exact: true }),
  };
}

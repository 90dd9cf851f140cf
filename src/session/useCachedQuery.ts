import {
  hashKey,
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isUnreachable, whenOnline } from './unreachable.ts';

/**
 * What the cache holds for a query, which is fetched while it is wanted. For what a page's header needs: `useQuery`
 * weighs more than the header may (docs/decisions/0035). Undefined on a server, and while nobody has asked.
 *
 * @param query the same object as long as nothing changes
 */
export function useCachedQuery<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  isWanted = true,
): QueryState<Data> | undefined {
  const client = useQueryClient();
  const hash = hashKey(query.queryKey);
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe((event) => event.query.queryHash === hash && listener()),
    [client, hash],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => client.getQueryState<Data>(query.queryKey),
    () => undefined,
  );
  useEffect(() => {
    if (isWanted) void client.prefetchQuery(query);
  }, [client, query, isWanted]);
  const isAway = isWanted && isUnreachable(state?.error);
  useEffect(
    () => (isAway ? whenOnline(() => void client.prefetchQuery(query)) : undefined),
    [client, query, isAway],
  );
  return state;
}

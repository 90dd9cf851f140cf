import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { isUnreachable, onceUnless, whenOnline } from './unreachable.ts';

/**
 * The settings that all queries share. A call is not repeated by itself more than once, since visitors on a slow
 * line are told sooner, and never because a visitor came back to the tab: no answer of the origin ages in minutes.
 * Whatever the browser says of its connection, what is wanted is asked for: browsers take one that works for none where
 * another has gone.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: askWhenOnline }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: onceUnless(),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  });

/**
 * Asks again for what could not be reached, as it was asked for, once the device is online, if it is still shown; but for a query
 * with `meta: { isAskedOnce: true }`, each call of which counts.
 */
function askWhenOnline(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (!isUnreachable(error) || query.meta?.['isAskedOnce']) return;
  whenOnline(() => {
    // Another call has failed, or none is wanted, since.
    if (query.state.error !== error || !query.isActive()) return;
    const { fetchMeta } = query.state;
    // What comes of it is in the query's state.
    query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : undefined).catch(() => {});
  });
}

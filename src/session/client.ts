import { QueryClient } from '@tanstack/react-query';

/**
 * The settings that all queries share. A call is not repeated by itself more than once, since visitors on a slow
 * line are told sooner, and never because a visitor came back to the tab: no answer of the origin ages in minutes.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false } },
  });

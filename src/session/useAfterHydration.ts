import type { QueryKey } from '@tanstack/react-query';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Key of the query that stands for "nothing is asked". It never has an answer. */
export const noQuestion: QueryKey = ['first drawing'];

/**
 * Options of `useQuery` and `useInfiniteQuery` that take effect once the widget is hydrated: the first drawing waits, as
 * on a server. Another widget may have fetched the answer before, and the server's HTML knows nothing of it (decision 125).
 */
export function useAfterHydration<Options extends { readonly queryKey: QueryKey }>(
  options: Options,
): Options {
  const isHydrated = useHydrated();
  return isHydrated ? options : { ...options, queryKey: noQuestion, enabled: false };
}

import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, also as the window changes. What CSS can say alone is better said there: a server does
 * not know the answer, and what depends on it may jump as the page comes to life.
 *
 * @param query `below(breakpoints.tablet)`, `(prefers-reduced-motion: reduce)`
 * @param serverSnapshot the answer on a server, and while its HTML is brought to life
 */
export function useMediaQuery(query: string, serverSnapshot = false): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => serverSnapshot,
  );
}

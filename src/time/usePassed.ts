import { useCallback, useSyncExternalStore } from 'react';
import { callAt } from './call-at.ts';

/**
 * Whether an instant has passed; turns true at that instant, without a clock that ticks meanwhile.
 *
 * @param instant in ms since 1970; undefined for one that never comes
 * @returns undefined where nobody can know: on the server and while its HTML is brought to life
 */
export function usePassed(instant: number | undefined): boolean | undefined {
  const subscribe = useCallback(
    (notify: () => void) => (instant === undefined ? () => {} : callAt(() => instant, notify)),
    [instant],
  );
  return useSyncExternalStore(
    subscribe,
    () => instant !== undefined && Date.now() >= instant,
    () => (instant === undefined ? false : undefined),
  );
}

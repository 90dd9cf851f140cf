import { useCallback, useSyncExternalStore } from 'react';
import { callAt } from './call-at.ts';

/**
 * Whole seconds until an instant, 0 once it is there; counts down exactly as each second is over. Call it where the
 * seconds are shown: that part alone is drawn anew.
 *
 * @param instant in ms since 1970
 * @returns undefined on the server and while its HTML is brought to life
 */
export function useSecondsUntil(instant: number): number | undefined {
  const subscribe = useCallback(
    (notify: () => void) =>
      callAt(() => Date.now() + ((instant - Date.now()) % 1000 || 1000), notify, instant),
    [instant],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(instant),
    () => undefined,
  );
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

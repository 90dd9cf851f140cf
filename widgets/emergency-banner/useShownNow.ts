import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { callAt } from '#src/time/call-at.ts';
import { isShownAt, type Notice } from './notices.ts';

/**
 * The notices whose time it is; changes at the moment at which one begins or ends. On a server, and while its HTML is
 * brought to life, nobody knows the time: those without dates.
 */
export function useShownNow(notices: readonly Notice[]): readonly Notice[] {
  const subscribe = useCallback(
    (notify: () => void) => {
      const moments = notices
        .flatMap(({ start, end }) => [start, end])
        .filter((moment) => moment !== undefined);
      const last = Math.max(...moments);
      const next = () => Math.min(...moments.filter((moment) => moment > Date.now()));
      return last > Date.now() ? callAt(next, notify, last) : () => {};
    },
    [notices],
  );
  const keysAt = (now: number | undefined) =>
    notices.map((notice) => (isShownAt(notice, now) ? 1 : 0)).join('');
  const shown = useSyncExternalStore(
    subscribe,
    () => keysAt(Date.now()),
    () => keysAt(undefined),
  );
  return useMemo(() => notices.filter((_, index) => shown[index] === '1'), [notices, shown]);
}

import { useMemo, useSyncExternalStore } from 'react';
import { addDays, dayOf, startOf } from '#src/i18n/dates.ts';
import { callAt } from '#src/time/call-at.ts';
import { usePage } from '#src/widget/context.ts';

/**
 * What time it is, as exactly as some moments need: drawn anew at the next of them, at midnight in the zone of the site,
 * and when the tab comes back after one of these.
 *
 * @param moments in ms since 1970, in any order; the same list as long as nothing changes
 * @returns undefined on the server and while its HTML is brought to life (decision 125)
 */
export function useNow(moments: readonly number[]): Date | undefined {
  const { timeZone } = usePage().site;
  const { subscribe, read } = useMemo(() => nowStore(moments, timeZone), [moments, timeZone]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function nowStore(moments: readonly number[], timeZone: string) {
  let now = new Date(0);
  /** When it is to be read anew, in ms since 1970. */
  let until = 0;

  const read = () => {
    const at = Date.now();
    // Before it was read: the visitor's clock was put back.
    if (at >= until || at < now.getTime()) {
      now = new Date(at);
      until = startOf(addDays(dayOf(now, timeZone), 1), timeZone)?.getTime() ?? Infinity;
      for (const moment of moments) if (moment > at && moment < until) until = moment;
    }
    return now;
  };

  return {
    read,
    subscribe(notify: () => void) {
      const nextChange = () => {
        read();
        return until;
      };
      const endCalls = callAt(nextChange, notify, Infinity);
      // Caught on its way down, as in usePageVisible.
      window.addEventListener('visibilitychange', notify, true);
      return () => {
        endCalls();
        window.removeEventListener('visibilitychange', notify, true);
      };
    },
  };
}

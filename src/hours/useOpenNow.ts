import { useMemo, useSyncExternalStore } from 'react';
import { addDays, dayOf, startOf } from '#src/i18n/dates.ts';
import { callAt } from '#src/time/call-at.ts';
import { usePage } from '#src/widget/context.ts';
import { openingAt, type Opening } from './opening.ts';
import type { HoursRow } from './schedule.ts';

/**
 * Whether a place is open now, and until when; said anew at the next change, at midnight at the place, and when the tab
 * comes back.
 *
 * @param hours the same list each time, or it is read anew
 * @returns undefined where its hours say nothing, on the server and while its HTML is brought to life
 */
export function useOpenNow(hours: readonly HoursRow[]): Opening | undefined {
  const { timeZone } = usePage().site;
  const { subscribe, read } = useMemo(() => openingStore(hours, timeZone), [hours, timeZone]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function openingStore(hours: readonly HoursRow[], timeZone: string) {
  let opening: Opening | undefined;
  /** When it is to be read anew, in ms since 1970. */
  let end = 0;

  const read = () => {
    const now = new Date();
    // Before it was read: the visitor's clock was put back.
    if (end <= now.getTime() || (opening && now < opening.at)) {
      opening = openingAt(hours, now, timeZone);
      const midnight = startOf(addDays(dayOf(now, timeZone), 1), timeZone);
      end = Math.min(...[midnight, opening?.next?.at].flatMap((at) => at?.getTime() ?? []));
    }
    return opening;
  };

  return {
    read,
    subscribe(notify: () => void) {
      if (!read()) return () => {};
      const nextEnd = () => {
        read();
        return end;
      };
      const endCalls = callAt(nextEnd, notify, Infinity);
      // Caught on its way down, as in usePageVisible.
      window.addEventListener('visibilitychange', notify, true);
      return () => {
        endCalls();
        window.removeEventListener('visibilitychange', notify, true);
      };
    },
  };
}

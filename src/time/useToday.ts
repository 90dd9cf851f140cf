import { useCallback, useSyncExternalStore } from 'react';
import { addDays, dayOf, startOf } from '#src/i18n/dates.ts';
import { callAt } from './call-at.ts';

/** The moment at which the next day begins in a zone, in ms since 1970. */
const nextDay = (timeZone: string): number =>
  startOf(addDays(dayOf(new Date(), timeZone), 1), timeZone)?.getTime() ?? Infinity;

/**
 * The day that it is in a zone, `yyyy-mm-dd`; another one from midnight on.
 *
 * @param timeZone IANA name
 * @returns undefined where nobody can know: on the server and while its HTML is brought to life
 */
export function useToday(timeZone: string): string | undefined {
  const subscribe = useCallback(
    (notify: () => void) => callAt(() => nextDay(timeZone), notify, Infinity),
    [timeZone],
  );
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date(), timeZone),
    () => undefined,
  );
}

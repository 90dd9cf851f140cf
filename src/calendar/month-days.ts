import { addDays } from '#src/i18n/dates.ts';
import type { CalendarName, DayRange } from './days.ts';

/**
 * First and last day of the month that a day lies in. `days.ts` brings its calendars along, and is fetched with the grids;
 * this is for what has to know the days before, or without them.
 *
 * @param day `yyyy-mm-dd`
 * @param calendar with both, months are those of the Gregorian one
 */
export function monthDays(day: string, calendar: CalendarName | 'both'): DayRange {
  if (calendar === 'hijri') {
    const from = addDays(day, 1 - hijriNumber(day));
    // A Hijri month has 29 days or 30.
    return { from, to: addDays(from, hijriNumber(addDays(from, 29)) === 30 ? 29 : 28) };
  }
  const from = `${day.slice(0, 7)}-01`;
  const next = addDays(from, 31);
  return { from, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}

/** Which day of its Hijri month a day is. */
const hijriNumber = (day: string): number =>
  Number(
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { day: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  );

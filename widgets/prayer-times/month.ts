import type { CalendarEntry } from '#src/outputs/ics.ts';
import type { Format } from '#src/i18n/format.ts';
import { addDays, offsetAt } from '#src/i18n/dates.ts';
import { harmless, writeCsv } from '#src/table/csv-write.ts';
import { prayers, timesOf, type DayTimes, type Place, type Prayer, type Rules } from './times.ts';

/** A day with its times. */
export interface MonthDay {
  /** `yyyy-mm-dd` of the Gregorian calendar. */
  readonly day: string;
  readonly times: DayTimes;
}

/**
 * Days with their times.
 *
 * @param today `yyyy-mm-dd`
 * @param isMonth whether they are all days of its Gregorian month, rather than that day alone
 */
export function daysOf(place: Place, today: string, rules: Rules, isMonth: boolean): MonthDay[] {
  const month = today.slice(0, 7);
  const days = isMonth ? [] : [today];
  if (isMonth) for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days.map((day) => ({ day, times: timesOf(place, day, rules) }));
}

/** The names that a file has in its head and its entries. */
export interface MonthNames {
  readonly day: string;
  readonly hijri: string;
  readonly prayers: Readonly<Record<Prayer, string>>;
}

/** A time from 00:00 to 23:59 in a zone, in digits that every sheet reads. */
const clockIn = (timeZone: string, at: Date): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(11, 16);

/** The month as a CSV file: a line for each day, times from 00:00 to 23:59, empty where a day has none. */
export function monthCsv(
  days: readonly MonthDay[],
  names: MonthNames,
  format: Format,
  timeZone: string,
): string {
  const head = [names.day, names.hijri, ...prayers.map((prayer) => names.prayers[prayer])];
  const lines = days.map(({ day, times }) => [
    day,
    harmless(format.hijri(day)),
    ...prayers.map((prayer) => {
      const at = times[prayer];
      return at ? clockIn(timeZone, at) : '';
    }),
  ]);
  return writeCsv([head.map(harmless), ...lines]);
}

/**
 * The month as entries of a calendar, one for each time.
 *
 * @param place in their title, and in what tells them from those of other places
 */
export const monthEntries = (
  days: readonly MonthDay[],
  names: MonthNames,
  place: { readonly key: string; readonly label: string },
): CalendarEntry[] =>
  days.flatMap(({ day, times }) =>
    prayers.flatMap((prayer) => {
      const start = times[prayer];
      if (!start) return [];
      const uid = `${prayer}-${day}-${place.key}@${location.host}`;
      return [{ uid, title: `${names.prayers[prayer]} · ${place.label}`, span: { start } }];
    }),
  );

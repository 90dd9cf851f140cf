import { addDays } from '#src/i18n/dates.ts';
import { dayIn, dayParts, type CalendarName } from '#src/calendar/days.ts';
import { listOf } from '#src/text/list-of.ts';
import type { Holiday } from './widget.ts';

/** One time that a holiday takes place. */
export interface Occurrence {
  readonly key: string;
  readonly holiday: Holiday;
  /** First and last day, `yyyy-mm-dd`. */
  readonly from: string;
  readonly to: string;
  /** Its days may still move. */
  readonly isExpected: boolean;
}

/** The day of a written date: of an instant the one that is written. */
export const writtenDay = (date: string): string => date.trim().slice(0, 10);

const oneOf = (holiday: Holiday, from: string, isExpected: boolean): Occurrence => ({
  key: `${holiday.id ?? holiday.label}-${from}`,
  holiday,
  from,
  to: addDays(from, holiday.days - 1),
  isExpected: isExpected || holiday.tentative,
});

/** On which day of each year a holiday is; undefined for one that has a date alone. */
export function ruleOf({ hijri, yearly, date }: Holiday) {
  if (hijri) return { calendar: 'hijri', ...hijri } as const;
  const gregorian = yearly ?? (typeof date === 'object' ? date : undefined);
  return gregorian && ({ calendar: 'gregory', ...gregorian } as const);
}

/** The first days that a holiday has in the years from one day to another. */
function firstDays(holiday: Holiday, from: string, to: string): { day: string; isExpected: boolean }[] {
  const { date } = holiday;
  const written = typeof date === 'string' ? writtenDay(date) : undefined;
  const rule = ruleOf(holiday);
  if (!rule) return written ? [{ day: written, isExpected: false }] : [];
  const { calendar, month, day } = rule;
  const confirmedYear = written && dayParts(written, calendar).year;
  return yearsBetween(from, to, calendar).map((year) =>
    written && year === confirmedYear
      ? { day: written, isExpected: false }
      : { day: dayIn({ calendar, year, month }, day), isExpected: calendar === 'hijri' },
  );
}

/** Years of a calendar that days from one to another lie in, and the one before, whose last days may reach into them. */
function yearsBetween(from: string, to: string, calendar: CalendarName): number[] {
  const first = dayParts(from, calendar).year - 1;
  const last = dayParts(to, calendar).year;
  return listOf(last - first + 1, (index) => first + index);
}

/**
 * When holidays take place, in order of time.
 *
 * @param from first day, `yyyy-mm-dd`: an occurrence that ends before is left out
 * @param to last day: an occurrence that begins later is left out
 */
export const occurrencesOf = (holidays: readonly Holiday[], from: string, to: string): Occurrence[] =>
  holidays
    .flatMap((holiday) =>
      firstDays(holiday, from, to).map(({ day, isExpected }) => oneOf(holiday, day, isExpected)),
    )
    .filter((one) => one.to >= from && one.from <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));

/** How many days another one is after a day; negative where it is before. */
export const daysUntil = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

import {
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  getDayOfWeek,
  parseDate,
  toCalendar,
  type Calendar,
} from '@internationalized/date';
import { addDays } from '#src/i18n/dates.ts';
import { listOf } from '#src/text/list-of.ts';

/** A calendar that months are counted in; `hijri` is Umm al-Qura, whose table goes from 1300 to 1600 AH. */
export type CalendarName = 'gregory' | 'hijri';

/** The calendar that months are counted in where both are shown. */
export const countedIn = (calendar: CalendarName | 'both'): CalendarName =>
  calendar === 'hijri' ? 'hijri' : 'gregory';

/** A month of a calendar; 1 is January or Muharram. */
export interface Month {
  readonly calendar: CalendarName;
  readonly year: number;
  readonly month: number;
}

/** Days from one to another, both `yyyy-mm-dd`, the last one included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const calendars: Readonly<Record<CalendarName, Calendar>> = {
  gregory: new GregorianCalendar(),
  hijri: new IslamicUmalquraCalendar(),
};

const isoOf = (date: CalendarDate): string => toCalendar(date, calendars.gregory).toString();

/** A day in a calendar. @param day `yyyy-mm-dd` of the Gregorian calendar */
export function dayParts(day: string, calendar: CalendarName): { year: number; month: number; day: number } {
  const date = toCalendar(parseDate(day), calendars[calendar]);
  return { year: date.year, month: date.month, day: date.day };
}

/** The month that a day lies in. */
export function monthOf(day: string, calendar: CalendarName): Month {
  const { year, month } = dayParts(day, calendar);
  return { calendar, year, month };
}

/** How many days a month has. */
export const lengthOf = ({ calendar, year, month }: Month): number =>
  calendars[calendar].getDaysInMonth(new CalendarDate(calendars[calendar], year, month, 1));

/**
 * A day of a month, `yyyy-mm-dd`.
 *
 * @param number from 1; more than the month has counts as its last
 */
export const dayIn = ({ calendar, year, month }: Month, number: number): string =>
  isoOf(new CalendarDate(calendars[calendar], year, month, number));

/** First and last day of a month. */
export const rangeOf = (month: Month): DayRange => ({
  from: dayIn(month, 1),
  to: dayIn(month, lengthOf(month)),
});

/** The same day some months later, or earlier; the last one of a month that has no such day. */
export const addMonths = (day: string, count: number, calendar: CalendarName): string =>
  isoOf(toCalendar(parseDate(day), calendars[calendar]).add({ months: count }));

/** The twelve months of a year. */
export const monthsOf = (year: number, calendar: CalendarName): Month[] =>
  listOf(12, (index) => ({ calendar, year, month: index + 1 }));

/** The day of the week. */
export const weekdayOf = (day: string): Weekday => new Date(`${day}T00:00:00Z`).getUTCDay() as Weekday;

/** The day that weeks begin with where a language is spoken: in Saudi Arabia Sunday. @param locale `ar-SA` */
export function firstWeekday(locale: string): Weekday {
  const sunday = parseDate('2026-11-22');
  return ((7 - getDayOfWeek(sunday, locale)) % 7) as Weekday;
}

/** The seven days of the week that a day lies in. */
export function weekOf(day: string, weekStart: Weekday): string[] {
  const first = addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
  return listOf(7, (index) => addDays(first, index));
}

/** The weeks of a month; undefined in the place of a day of another month. */
export function weeksOf(month: Month, weekStart: Weekday): (string | undefined)[][] {
  const { from, to } = rangeOf(month);
  const weeks: (string | undefined)[][] = [];
  for (let first = weekOf(from, weekStart)[0]!; first <= to; first = addDays(first, 7))
    weeks.push(weekOf(first, weekStart).map((day) => (day >= from && day <= to ? day : undefined)));
  return weeks;
}

import { IslamicUmalquraCalendar } from '@internationalized/date';
import { lastDayOf, startOfDate, type WrittenDate } from './written-date.ts';

/** What a Gregorian date is in the Hijri calendar: a stretch of years, of months, or one day. */
export interface HijriDate {
  readonly from: HijriDay;
  readonly to: HijriDay;
  /** What may be said of it. */
  readonly precision: 'year' | 'month' | 'day';
}

/** 1 is Muharram. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A day of the Hijri calendar, or as much of it as is known. */
export interface HijriDay {
  readonly year: number;
  readonly month: Month;
  readonly day: number;
}

/** From this year on the Umm al-Qura calendar has a table; before it days are reckoned, and may be wrong by one or two. */
const firstOfTable = 1300;

/** From this year on the table was in use; the days of documents before it may differ from it by one. */
const firstInUse = 1356;

/** From this year on published tables of Umm al-Qura differ (decision 103). */
const firstUnsure = 1451;

const calendar = new IslamicUmalquraCalendar();

/** Julian days of 1 January 1970, and of the first day of 1 AH as it is reckoned: 19 July 622. */
const epoch = 2_440_588;
const firstDay = 1_948_440;
const dayLength = 86_400_000;

/** A Gregorian date in the Hijri calendar; undefined before its first year. */
export function toHijri(date: WrittenDate): HijriDate | undefined {
  const last = julianDay(lastDayOf(date));
  if (last < firstDay) return undefined;
  const [from, to] = [hijriDay(Math.max(firstDay, julianDay(startOfDate(date)))), hijriDay(last)];
  const precision =
    date.month === undefined || from.year < firstOfTable
      ? 'year'
      : date.day === undefined || from.year < firstInUse
        ? 'month'
        : 'day';
  return { from, to, precision };
}

/** Whether a Hijri date needs the Gregorian one beside it to be sure of. */
export const isUnsure = ({ to }: HijriDate): boolean => to.year >= firstUnsure;

const julianDay = (at: Date) => epoch + Math.floor(at.getTime() / dayLength);

const hijriDay = (julian: number) => calendar.fromJulianDay(julian) as HijriDay;

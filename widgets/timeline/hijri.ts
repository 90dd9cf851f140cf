import { IslamicUmalquraCalendar } from '@internationalized/date';
import { lastDayOf, startOfDate, type WrittenDate } from './written-date.ts';

/** What a Gregorian date is in the Hijri calendar: a stretch of years, of months, or one day. */
export interface HijriDate {
  readonly from: HijriDay;
  readonly to: HijriDay;
  /** What may be said of it. */
  readonly precision: 'year' | 'month' | 'day';
}

/** A day of the Hijri calendar, or as much of it as is known. */
export interface HijriDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** Years for which the Umm al-Qura calendar has a table; before it days are reckoned, and may be wrong by one or two. */
const firstOfTable = 1300;

/** From this year on published tables of Umm al-Qura differ (decision 103). */
const firstUnsure = 1451;

const calendar = new IslamicUmalquraCalendar();

/** Julian day of 1 January 1970. */
const epoch = 2_440_588;
const dayLength = 86_400_000;

/** A Gregorian date in the Hijri calendar; undefined before its first year. */
export function toHijri(date: WrittenDate): HijriDate | undefined {
  const [from, to] = [hijriDay(startOfDate(date)), hijriDay(lastDayOf(date))];
  if (from.year < 1) return undefined;
  const precision =
    date.month === undefined || from.year < firstOfTable ? 'year' : date.day === undefined ? 'month' : 'day';
  return { from, to, precision };
}

/** Whether a Hijri date needs the Gregorian one beside it to be sure of. */
export const isUnsure = ({ to }: HijriDate): boolean => to.year >= firstUnsure;

function hijriDay(at: Date): HijriDay {
  const { year, month, day } = calendar.fromJulianDay(epoch + Math.floor(at.getTime() / dayLength));
  return { year, month, day };
}

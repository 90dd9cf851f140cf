import { addDays } from '#src/i18n/dates.ts';
import { dayIn, lengthOf, type Month } from './days.ts';

/** Years of the Hijri calendar that are converted: those of the Umm al-Qura table. */
export const hijriYears = { first: 1300, last: 1600 } as const;

/** First and last Gregorian day of these years. */
export const convertible = {
  from: dayIn({ calendar: 'hijri', year: hijriYears.first, month: 1 }, 1),
  to: dayIn({ calendar: 'hijri', year: hijriYears.last, month: 12 }, 30),
} as const;

/** The Gregorian day of a Hijri one, or why there is none. */
export type Conversion =
  | { readonly day: string }
  /** The month has 29 days: the last of them, and the first of the next month. */
  | { readonly short: { readonly before: string; readonly after: string } }
  | { readonly refused: 'year' };

/** Turns a Hijri day into a Gregorian one. */
export function toGregorian(year: number, month: number, number: number): Conversion {
  if (!Number.isInteger(year) || year < hijriYears.first || year > hijriYears.last)
    return { refused: 'year' };
  const hijri: Month = { calendar: 'hijri', year, month };
  const last = dayIn(hijri, lengthOf(hijri));
  if (number > lengthOf(hijri)) return { short: { before: last, after: addDays(last, 1) } };
  return { day: dayIn(hijri, number) };
}

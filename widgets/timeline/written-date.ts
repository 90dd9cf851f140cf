import { dayOf, startOf } from '#src/i18n/dates.ts';

/**
 * A point in time as an author of history writes it: a year, a month, a day, or an instant. Days are those of the Gregorian
 * calendar, also before it was made (ISO 8601).
 */
export interface WrittenDate {
  /** Astronomical: 0 is 1 BCE, -99 is 100 BCE. */
  readonly year: number;
  /** From 1; undefined where the year alone is known. */
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** Of a day that is written with a time. */
  readonly instant?: Date;
}

const iso = /^([+-]\d{4,6}|\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const yearOfEra = /^(\d{1,6})\s*(BCE?|CE|AD)?$/i;

/** The last year that a four-digit number names. */
const lastYear = 9999;

/**
 * Reads a date: `1727`, `1727-02`, `1727-02-22`, an instant with or without offset, `-0099` (ISO 8601: 100 BCE), `100 BCE`,
 * `75 CE`, `75`. Undefined for anything else, and for days that do not exist.
 *
 * @param timeZone in which an instant has its day
 */
export function readDate(text: string, timeZone: string): WrittenDate | undefined {
  const written = text.trim();
  const [, years, months, days] = iso.exec(written) ?? [];
  if (years) return existing(Number(years), optional(months), optional(days));
  const [, digits = '0', era] = yearOfEra.exec(written) ?? [];
  const year = Number(digits);
  if (year > 0) return existing(/^b/i.test(era ?? '') ? 1 - year : year, undefined, undefined);
  const instant = startOf(written, timeZone);
  const day = instant && readDate(dayOf(instant, timeZone), timeZone);
  return day && { ...day, instant };
}

const optional = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

function existing(year: number, month: number | undefined, day: number | undefined) {
  const date = { year, month, day };
  const at = startOfDate(date);
  // No month 13, no 30 February: they would roll over into another.
  const exists = year <= lastYear && at.getUTCMonth() === (month ?? 1) - 1 && at.getUTCDate() === (day ?? 1);
  return exists ? date : undefined;
}

/** The beginning of what a date names, as a moment of UTC: it has a year, a month and a day, and no zone. */
export const startOfDate = ({ year, month = 1, day = 1 }: WrittenDate): Date => utc(year, month, day);

/** The last day of what a date names, as `startOfDate`. */
export const lastDayOf = ({ year, month = 12, day }: WrittenDate): Date =>
  day === undefined ? utc(year, month + 1, 0) : utc(year, month, day);

function utc(year: number, month: number, day: number): Date {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  return at;
}

/** Puts dates in order; a year stands before its months, a day before its hours. */
export const compareDates = (one: WrittenDate, other: WrittenDate): number =>
  startOfDate(one).getTime() - startOfDate(other).getTime() || timeOf(one) - timeOf(other);

const timeOf = ({ month, day, instant }: WrittenDate) =>
  instant?.getTime() ?? -Number.MAX_SAFE_INTEGER + (month === undefined ? 0 : day === undefined ? 1 : 2);

/** A date as `datetime` of a `time` element; undefined for years that HTML does not know. */
export function toMachineDate(date: WrittenDate): string | undefined {
  const { year, month, day, instant } = date;
  if (year < 1) return undefined;
  const written = (instant ?? startOfDate(date)).toISOString();
  return instant ? written : written.slice(0, month === undefined ? 4 : day === undefined ? 7 : 10);
}

import type { Format } from '#src/i18n/format.ts';

/**
 * From one day to another in the Hijri calendar; once where both are written alike.
 *
 * @param from, to `yyyy-mm-dd` of the Gregorian calendar
 * @param options what is written of a day; by default all
 */
export function hijriRange(
  format: Format,
  from: string,
  to: string,
  options?: Intl.DateTimeFormatOptions,
): string {
  const [first, last] = [format.hijri(from, options), format.hijri(to, options)];
  return first === last ? first : `${first} – ${last}`;
}

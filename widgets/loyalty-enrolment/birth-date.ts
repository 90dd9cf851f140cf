/** Begins the value of a date of birth whose Hijri fields name no day: year, month and day follow as they were entered. */
const hijriMark = 'AH ';

/** Three fields as they were entered; a part that is still to come is empty. */
export interface HijriParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Whether a value is what stands in Hijri fields that name no day. */
export const isHijriValue = (value: string): boolean => value.startsWith(hijriMark);

/** The value of Hijri fields that name no day; empty where nothing was entered. */
export const hijriValue = ({ year, month, day }: HijriParts): string =>
  year || month || day ? `${hijriMark}${year}/${month}/${day}` : '';

/** What was entered in Hijri fields that name no day. */
export function hijriParts(value: string): HijriParts {
  const [, year = '', month = '', day = ''] = /^AH (.*)\/(\d*)\/(\d*)$/u.exec(value) ?? [];
  return { year, month, day };
}

/**
 * The day on which somebody comes of an age. Who was born on 29 February does so on 1 March of a common year: that day rolls over.
 *
 * @param born `yyyy-mm-dd`, from 1900 on
 * @param age in years
 * @returns `yyyy-mm-dd`
 */
export function comesOfAge(born: string, age: number): string {
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}

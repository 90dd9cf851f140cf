import { foldDigits } from '#src/text/digits.ts';
import { toPhone } from '#src/text/phone.ts';

/** Whether a number is short as those of emergency services are: three or four digits. */
export const isShortNumber = (number: string): boolean => /^\d{3,4}$/.test(foldDigits(number).trim());

/** The number as it is dialled; undefined for what is none. Short ones have a rule of their own. */
export function dialled(number: string): string | undefined {
  if (isShortNumber(number)) return foldDigits(number).trim();
  return toPhone(number);
}

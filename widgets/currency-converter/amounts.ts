import type { Language } from '#src/i18n/languages.ts';
import { foldDigits } from '#src/text/digits.ts';
import { readNumbers, writeNumber } from '#src/text/typed-number.ts';

/** Digits that an amount may have. */
export const mostDigits = 12;

/** What is wrong with a typed amount: key of a message. */
export type AmountFault = 'noNumber' | 'negative' | 'tooLong';

/** The mark before the decimals. */
const decimalMark = (language: Language): string => writeNumber(0.5, language).slice(1, 2);

/**
 * An amount as it was typed, in any digits and with the separators of the language, or what is wrong with it. A mark before three
 * digits that may be meant either way is before decimals where it is the language's own for them.
 */
export function readAmount(typed: string, language: Language): number | AmountFault {
  if (foldDigits(typed).replace(/\D/g, '').length > mostDigits) return 'tooLong';
  const [first, second] = readNumbers(typed, language);
  if (first === undefined) return 'noNumber';
  const isDecimal = foldDigits(typed).replaceAll('٫', '.').includes(decimalMark(language));
  const amount = isDecimal ? (second ?? first) : first;
  return amount < 0 || /^\s*[-\u2212]/.test(typed) ? 'negative' : amount;
}

/** A decimal number as it may stand in a field of the page: `readAmount` reads the same. */
export const writeAmount = (decimal: string, language: Language): string =>
  decimal.replace('.', decimalMark(language));

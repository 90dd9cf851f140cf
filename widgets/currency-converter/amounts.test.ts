import { expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { readAmount, writeAmount } from './amounts.ts';

test.each<readonly [typed: string, language: Language, read: number | string]>([
  ['100', 'en', 100],
  ['1,234.50', 'en', 1234.5],
  ['1.234,50', 'de', 1234.5],
  ['١٬٢٣٤٫٥', 'ar', 1234.5],
  ['１２３', 'ja', 123],
  ['1 234,5', 'fr', 1234.5],
  ['0', 'en', 0],
  ['999999999999', 'en', 999_999_999_999],
  ['9999999999999', 'en', 'tooLong'],
  ['٩٩٩٩٩٩٩٩٩٩٩٩٩', 'ar', 'tooLong'],
  ['', 'en', 'noNumber'],
  ['ten', 'en', 'noNumber'],
  ['1.2.3,4', 'en', 'noNumber'],
  ['1..2', 'en', 'noNumber'],
  ['1,234', 'en', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'de', 1.234],
  ['1.234', 'de', 1234],
  ['1.234', 'fr', 1234],
  ['-5', 'en', 'negative'],
  ['-0', 'en', 'negative'],
  ['−5', 'en', 'negative'],
])('“%s” on a page in %s is %s', (typed, language, read) => {
  expect(readAmount(typed, language)).toBe(read);
});

test.each<readonly [decimal: string, language: Language, written: string]>([
  ['37.50', 'en', '37.50'],
  ['37.50', 'de', '37,50'],
  ['37.50', 'ar', '37.50'],
  ['12.567', 'de', '12,567'],
  ['306.375', 'en', '306.375'],
  ['306.375', 'ar', '306.375'],
  ['41', 'ja', '41'],
  ['54222766217815605.89', 'fr', '54222766217815605,89'],
])('%s is written in %s as %s, and read again it is the same', (decimal, language, written) => {
  expect(writeAmount(decimal, language)).toBe(written);
  if (decimal.length < 12) expect(readAmount(written, language)).toBe(Number(decimal));
});

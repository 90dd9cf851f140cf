import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, locales, type Language } from '#src/i18n/languages.ts';
import { keptTexts } from '#testing/naughty.ts';
import { readNumbers, writeNumber } from './typed-number.ts';

const withComma = ['en', 'ar', 'zh', 'ja'] as const;
const withPoint = ['de', 'es'] as const;
const withNeither = ['fr', 'ru'] as const;

describe('in every language', () => {
  test.each<[string, readonly number[]]>([
    ['7', [7]],
    ['007', [7]],
    [' 7 ', [7]],
    ['-0', [0]],
    // Both marks: the later one is before the decimals.
    ['1.000,5', [1000.5]],
    ['1,000.5', [1000.5]],
    ['1.234.567,89', [1234567.89]],
    ['1,000.500', [1000.5]],
    ['1 000,500', [1000.5]],
    ['1’000.500', [1000.5]],
    // One mark again and again separates groups.
    ['1.000.000', [1000000]],
    ['1,000,000', [1000000]],
    // One mark that separates no groups.
    ['1,5', [1.5]],
    ['1.5', [1.5]],
    ['1.50', [1.5]],
    ['1,0000', [1]],
    ['0.500', [0.5]],
    ['0,500', [0.5]],
    ['1234.567', [1234.567]],
    // Blanks, apostrophes and the Arabic mark separate groups alone.
    ['1 000', [1000]],
    ['1\u00A0000', [1000]],
    ['1\u202F000', [1000]],
    ['1\u2009000\u2009000', [1000000]],
    ["1'000", [1000]],
    ['1’000', [1000]],
    ['1\u202F000,5', [1000.5]],
    // Arabic, Persian and full-width writing.
    ['١٬٠٠٠٫٥', [1000.5]],
    ['١٬٠٠٠', [1000]],
    ['١٫٥٠٠', [1.5]],
    ['۱۲۳', [123]],
    ['۱٬۰۰۰٫۵', [1000.5]],
    ['１２．５', [12.5]],
    ['－５', [-5]],
    // Signs, and marks of direction that come with what is pasted.
    ['−5', [-5]],
    ['-5', [-5]],
    ['+5', [5]],
    ['\u200E-5', [-5]],
    ['\u202A1\u202F000\u202C', [1000]],
    ['9'.repeat(15), [999999999999999]],
  ])('%j is read as %j', (typed, numbers) => {
    for (const language of languages)
      expect([language, readNumbers(typed, language)]).toEqual([language, numbers]);
  });

  test.each([
    '',
    ' ',
    '\u200B',
    '.',
    '-',
    '.5',
    '5.',
    '- 5',
    '--5',
    '1 2',
    '1 00',
    '1 0000',
    '1٬5',
    '1’5',
    '1e3',
    '1.2.3',
    '1,5.000',
    '1.5,5,5',
    '1,000,5',
    '1.000,5.5',
    '1,000 000',
    '1٫5٫5',
    '1٫000.5',
    '1..000',
    '1 , 5',
    '9'.repeat(16),
    `0.${'1'.repeat(15)}`,
    'ten',
    '0x10',
    'Infinity',
    'NaN',
    '<b>1</b>',
    '½',
    '10²',
    '五',
  ])('%j is read as no number', (typed) => {
    for (const language of languages) expect(readNumbers(typed, language)).toEqual([]);
  });

  test('what a formatter of the language writes is read as the number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('latn', 'arab'),
        fc.integer({ min: -1e13, max: 1e13 }),
        fc.integer({ min: 0, max: 2 }),
        (language, numerals, hundredths, digits) => {
          const value = Math.round(hundredths / 10 ** (2 - digits)) / 10 ** digits;
          const locale = `${locales[language]}-u-nu-${language === 'ar' ? numerals : 'latn'}`;
          expect(readNumbers(new Intl.NumberFormat(locale).format(value), language)).toEqual([value + 0]);
        },
      ),
    );
  });

  test('what is written into a field is read as this number alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.integer({ min: 0, max: 6 }),
        (language, digits, places) => {
          const value = Number(`${digits}e-${places}`);
          expect(readNumbers(writeNumber(value, language), language)).toEqual([value + 0]);
        },
      ),
    );
  });

  test('no text is too strange to be judged', () => {
    for (const text of keptTexts) expect(() => readNumbers(text, 'de')).not.toThrow();
    expect(readNumbers('1 '.repeat(50_000), 'en')).toEqual([]);
  });
});

describe('one mark before exactly three digits', () => {
  test.each<[string, readonly Language[], readonly Language[], number, number]>([
    ['1,000', withComma, [...withPoint, ...withNeither], 1000, 1],
    ['2,500', withComma, [...withPoint, ...withNeither], 2500, 2.5],
    ['1.000', withPoint, [...withComma, ...withNeither], 1000, 1],
    ['2.500', withPoint, [...withComma, ...withNeither], 2500, 2.5],
    ['-12.345', withPoint, [...withComma, ...withNeither], -12345, -12.345],
    ['١,٠٠٠', withComma, [...withPoint, ...withNeither], 1000, 1],
  ])(
    '%s: groups where the language has this mark between them, else either',
    (typed, sure, unsure, groups, decimals) => {
      for (const language of sure)
        expect([language, readNumbers(typed, language)]).toEqual([language, [groups]]);
      for (const language of unsure)
        expect([language, readNumbers(typed, language)]).toEqual([language, [groups, decimals]]);
    },
  );
});

test.each<[number, Language, string]>([
  [1000, 'en', '1000'],
  [1.5, 'de', '1,5'],
  [1.5, 'ar', '1.5'],
  [0.125, 'de', '0,125'],
  [12.125, 'de', '12,1250'],
  [12.125, 'en', '12.1250'],
])('%d is written in %s as %s', (value, language, written) => {
  expect(writeNumber(value, language)).toBe(written);
});

import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { writeFigure } from './figure-text.ts';
import type { Figure } from './widget.ts';

const figure = (value: Figure['value'], prefix = '', suffix = ''): Figure => ({
  value,
  prefix,
  suffix,
  label: 'Label',
  note: '',
  source: '',
});

/** The whole text, with all spaces as plain ones and without marks of direction. */
const written = (
  of: Figure,
  language: Language,
  notation: 'standard' | 'compact' = 'standard',
  numerals: 'latn' | 'arab' = 'latn',
) => {
  const format = createFormat({ language, numerals, timeZone: 'Asia/Riyadh' });
  const { before, value, after } = writeFigure(of, { notation, format });
  return [before, value, after]
    .join('|')
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
    .replace(/[\u061C\u200E\u200F]/g, '');
};

describe('a value', () => {
  test.each<[Language, Figure, string]>([
    ['en', figure(2149690, '', 'km²'), '|2,149,690| km²'],
    ['de', figure(2149690, '', ' km² '), '|2.149.690| km²'],
    ['fr', figure(2149690), '|2 149 690|'],
    ['ar', figure(2149690, '', 'كم²'), '|2,149,690| كم²'],
    ['en', figure(30, '', 'M'), '|30|M'],
    ['ja', figure(30, '', '人'), '|30|人'],
    ['ja', figure(30, '', '万人'), '|30|万人'],
    ['en', figure(284, 'SAR'), 'SAR |284|'],
    ['en', figure(5, '<'), '|<5|'],
    ['en', figure(-12, '', '°'), '|-12°|'],
    ['en', figure(29.5), '|29.5|'],
    ['de', figure(0.1234), '|0,123|'],
  ])('in %s: %o is %s', (language, of, expected) => {
    expect(written(of, language)).toBe(expected);
  });

  test.each<[Language, Figure, string]>([
    ['en', figure(63, '', '%'), '|63%|'],
    ['de', figure(34.2, '+', '%'), '|+34,2 %|'],
    ['fr', figure(7, '', '%'), '|7 %|'],
    ['ar', figure(63, '', '٪'), '|63٪|'],
    ['en', figure(-3, '+', '%'), '|-3%|'],
    ['en', figure('many', '+', '%'), '|+many%|'],
  ])('with a sign in %s: %o is %s', (language, of, expected) => {
    expect(written(of, language)).toBe(expected);
  });

  test('has the digits of the site', () => {
    expect(written(figure(63, '', '%'), 'ar', 'standard', 'arab')).toBe('|٦٣٪|');
  });

  test('that is no number is shown as it is written', () => {
    expect(written(figure('2,149,690', '', 'km²'), 'de')).toBe('|2,149,690| km²');
    expect(written(figure('UTC+3'), 'en', 'compact')).toBe('|UTC+3|');
  });
});

test.each<[Language, number, string]>([
  ['en', 2149690, '|2.1M|'],
  ['de', 2149690, '|2,1 Mio.|'],
  ['ar', 2149690, '|2.1 مليون|'],
  ['ja', 2149690, '|215万|'],
  ['zh', 32175224, '|3217.5万|'],
  ['en', 650000, '|650K|'],
])('in short form in %s: %d is %s', (language, value, expected) => {
  expect(written(figure(value), language, 'compact')).toBe(expected);
});

test('a number that counts has the decimals of its value', () => {
  const format = createFormat({ language: 'en', numerals: 'latn', timeZone: 'Asia/Riyadh' });
  const options = { notation: 'standard', format } as const;
  expect(writeFigure(figure(34.2), options, 17).value).toBe('17.0');
  expect(writeFigure(figure(300), options, 150.7).value).toBe('151');
});

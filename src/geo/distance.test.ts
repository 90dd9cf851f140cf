import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { distanceText, kilometresBetween, lengthText, toPoint } from './distance.ts';

const riyadh = { latitude: 24.71, longitude: 46.68 };
const jeddah = { latitude: 21.54, longitude: 39.17 };

test('a distance is measured over the earth, in either direction', () => {
  expect(kilometresBetween(riyadh, jeddah)).toBeCloseTo(846, -1);
  expect(kilometresBetween(jeddah, riyadh)).toBe(kilometresBetween(riyadh, jeddah));
  expect(kilometresBetween(riyadh, riyadh)).toBe(0);
  expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    20015,
    -1,
  );
});

describe('a distance in words', () => {
  const inWords = (kilometres: number, language: Language) =>
    distanceText(kilometres, language, createFormat({ language, timeZone: 'Asia/Riyadh', numerals: 'latn' }));

  test.each([
    ['en', 100, '62 mi'],
    ['en', 5, '3.1 mi'],
    ['en', 0.5, '0.3 mi'],
    ['en', 0.1, '330 ft'],
    ['de', 0.354, '350 m'],
    ['de', 0.998, '1 km'],
    ['ja', 0, '0 m'],
    ['de', 100.4, '100 km'],
    ['de', 9.94, '9,9 km'],
    ['de', 9.96, '10 km'],
    ['ar', 905, '905 كم'],
    ['ja', 905, '905 km'],
  ] as const)('in %s %s km are %s', (language, kilometres, words) => {
    expect(inWords(kilometres, language).replaceAll(/\s/g, ' ')).toBe(words);
  });
});

test.each([
  ['metric', 18.46, '18.5 km'],
  ['metric', 99.96, '100 km'],
  ['metric', 0.354, '350 m'],
  ['miles', 18.46, '11.5 mi'],
  ['miles', 0.1, '330 ft'],
] as const)('in the unit %s, %d km are %s where decimals are wanted below 100', (unit, kilometres, words) => {
  const format = createFormat({ language: 'en', timeZone: 'Asia/Riyadh', numerals: 'latn' });
  expect(lengthText(kilometres, unit, format, 100).replaceAll(/\s/g, ' ')).toBe(words);
});

test('the search service is told where a visitor is to about a kilometre', () => {
  expect(toPoint({ latitude: 24.713552, longitude: -46.675296 })).toBe('24.71,-46.68');
});

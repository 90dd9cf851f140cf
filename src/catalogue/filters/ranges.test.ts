import { expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { readRange, toDay, toEnd, typedEnd, writeRange, type RangeKind } from './ranges.ts';

test.each<[string, Language, string]>([
  [' 100 ', 'en', '100'],
  ['0', 'en', '0'],
  ['007', 'en', '7'],
  ['+5', 'en', '5'],
  ['1,500', 'en', '1500'],
  ['1.500', 'de', '1500'],
  ['1 500', 'fr', '1500'],
  ['12,5', 'en', '12.5'],
  ['12.50', 'de', '12.5'],
  ['0.125', 'en', '0.125'],
  ['1.000,5', 'en', '1000.5'],
  ['١٥٠', 'ar', '150'],
  ['١٬٥٠٠', 'ar', '1500'],
  ['١٬٠٠٠٫٥', 'ar', '1000.5'],
  ['9'.repeat(15), 'en', '9'.repeat(15)],
  // May be meant either way: a filter takes the groups.
  ['1.500', 'en', '1500'],
  ['1,500', 'fr', '1500'],
])('reads %s, typed on the %s page, as the number %s', (typed, language, number) => {
  expect(toEnd(typed, 'range', language)).toBe(number);
});

test.each([
  '-1',
  '−1',
  '−5',
  '1e3',
  'ten',
  '1.2.3',
  '1 2',
  'Infinity',
  '0x10',
  '9'.repeat(16),
  '0.0000001',
  '<b>1</b>',
])('reads %j as no number', (typed) => expect(toEnd(typed, 'range', 'en')).toBeUndefined());

test.each<[string, Language, string]>([
  ['1500.5', 'de', '1500,5'],
  ['12.125', 'en', '12.1250'],
  ['', 'en', ''],
])('an end of %s stands in its field on the %s page as %s, and is read as it was', (end, language, shown) => {
  expect(typedEnd(end, 'range', language)).toBe(shown);
  expect(toEnd(shown, 'range', language)).toBe(end);
});

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-02-30', undefined],
  ['0202-11-22', undefined],
  ['22.11.2026', undefined],
  ['2026-11-22T10:00', undefined],
])('reads %s as the day %s', (text, day) => expect(toDay(text)).toBe(day));

test.each<[string, RangeKind, string | undefined]>([
  ['100..300', 'range', '100..300'],
  ['300..100', 'range', '100..300'],
  ['9..10', 'range', '9..10'],
  ['100..', 'range', '100..'],
  ['..300', 'range', '..300'],
  ['12.125..1500.5', 'range', '12.125..1500.5'],
  ['1,500..300', 'range', '..300'],
  ['007..', 'range', '7..'],
  ['-5..300', 'range', '..300'],
  ['rubbish..300', 'range', '..300'],
  ['..', 'range', undefined],
  ['', 'range', undefined],
  ['rubbish', 'range', undefined],
  ['1..2..3', 'range', undefined],
  ['2026-12-01..2026-11-01', 'date', '2026-11-01..2026-12-01'],
  ['2026-11-01..', 'date', '2026-11-01..'],
  ['..2026-11-01', 'date', '..2026-11-01'],
  ['2026-13-01..', 'date', undefined],
])('of the address %j (%s) counts %j', (value, kind, counted) => {
  expect(writeRange(readRange(value, kind), kind)).toBe(counted);
});

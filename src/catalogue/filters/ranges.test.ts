import { expect, test } from 'vitest';
import { readRange, toDay, toNumber, writeRange, type RangeKind } from './ranges.ts';

test.each([
  ['100', '100'],
  [' 100 ', '100'],
  ['0', '0'],
  ['007', '7'],
  ['1,500', '1500'],
  ['1.500', '1500'],
  ['1 500', '1500'],
  ['12,5', '12.5'],
  ['12.50', '12.5'],
  ['١٥٠', '150'],
  ['١٬٥٠٠', '1500'],
  ['١٢٫٥', '12.5'],
  ['１００', '100'],
  ['\u200F100', '100'],
])('reads %s as the number %s', (typed, number) => expect(toNumber(typed)).toBe(number));

test.each(['', '-1', '−1', '+5', '1e3', 'ten', '1.2.3', 'Infinity', '0x10', '9'.repeat(13), '<b>1</b>'])(
  'reads %j as no number',
  (typed) => expect(toNumber(typed)).toBeUndefined(),
);

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

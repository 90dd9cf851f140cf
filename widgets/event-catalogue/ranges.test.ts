import { describe, expect, test } from 'vitest';
import { hasUndated, isPast, quickDays, readDays, writeDays } from './ranges.ts';

describe('a quick range', () => {
  test.each([
    // 20 November 2026 is a Friday.
    ['today', '2026-11-20', '2026-11-20..2026-11-20'],
    ['weekend', '2026-11-18', '2026-11-20..2026-11-21'],
    ['weekend', '2026-11-20', '2026-11-20..2026-11-21'],
    ['weekend', '2026-11-21', '2026-11-21..2026-11-21'],
    ['weekend', '2026-11-22', '2026-11-27..2026-11-28'],
    ['30d', '2026-11-20', '2026-11-20..2026-12-19'],
    ['30d', '2028-02-29', '2028-02-29..2028-03-29'],
    ['season', '2026-11-20', '2026-11-20..2026-11-30'],
    ['season', '2026-12-01', '2026-12-01..2027-02-28'],
    ['season', '2027-01-15', '2027-01-15..2027-02-28'],
    ['season', '2028-02-29', '2028-02-29..2028-02-29'],
    ['season', '2027-03-01', '2027-03-01..2027-05-31'],
    ['season', '2027-08-31', '2027-08-31..2027-08-31'],
    ['past', '2026-11-20', '..2026-11-19'],
  ] as const)('%s on %s is %s', (range, today, days) => {
    expect(writeDays(quickDays(range, today))).toBe(days);
    expect(readDays(days)).toEqual(quickDays(range, today));
  });
});

test.each([undefined, '', '2026-11-20'])('%j of an address is no range', (value) => {
  expect(readDays(value)).toBeUndefined();
});

test.each([
  ['..2026-11-19', true, false],
  ['2026-11-20..2026-11-20', false, false],
  ['2026-12-24..2026-12-24', false, false],
  ['2026-11-20..2026-12-19', false, true],
  ['2026-11-20..', false, true],
])('%s: over %s, with events without a date %s', (value, over, undated) => {
  const days = readDays(value)!;
  expect([isPast(days, '2026-11-20'), hasUndated(days, '2026-11-20')]).toEqual([over, undated]);
});

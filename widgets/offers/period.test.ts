import { expect, test } from 'vitest';
import { isPast, isReversed, periodOf } from './period.ts';

const timeZone = 'Asia/Riyadh';
const dates = (from?: string, to?: string) => ({ from, to, startDate: undefined, endDate: undefined });
const at = (now: string | undefined, from?: string, to?: string) => {
  const { phase, daysLeft } = periodOf(
    dates(from, to),
    now === undefined ? undefined : new Date(now),
    timeZone,
  );
  return [phase, daysLeft];
};

test.each([
  ['on its last day one day is left', '2026-11-30T12:00+03:00', undefined, '2026-11-30', 'running', 1],
  ['the last day counts to its end', '2026-11-30T23:59:59+03:00', undefined, '2026-11-30', 'running', 1],
  [
    'at midnight in the zone of the site it has ended',
    '2026-12-01T00:00+03:00',
    undefined,
    '2026-11-30',
    'ended',
    undefined,
  ],
  [
    'where it is still the last day elsewhere it has ended',
    '2026-11-30T21:30Z',
    undefined,
    '2026-11-30',
    'ended',
    undefined,
  ],
  ['today counts as one', '2026-11-28T08:00+03:00', '2026-11-01', '2026-11-30', 'running', 3],
  [
    'before its first day it has no days',
    '2026-11-28T08:00+03:00',
    '2026-11-29',
    '2026-11-30',
    'upcoming',
    undefined,
  ],
  [
    'an end at a time of day ends then',
    '2026-11-30T12:00+03:00',
    undefined,
    '2026-11-30T12:00:00+03:00',
    'ended',
    undefined,
  ],
  [
    'an end at midnight leaves the day before',
    '2026-11-30T12:00+03:00',
    undefined,
    '2026-12-01T00:00:00+03:00',
    'running',
    1,
  ],
  [
    'without an end no days are counted',
    '2026-11-28T08:00+03:00',
    '2026-11-01',
    undefined,
    'running',
    undefined,
  ],
  ['without a clock nothing is said', undefined, '2020-01-01', '2020-12-31', 'unknown', undefined],
  [
    'a day that does not exist is none',
    '2026-11-28T08:00+03:00',
    undefined,
    '2026-02-30',
    'running',
    undefined,
  ],
])('%s', (_, now, from, to, phase, days) => {
  expect(at(now, from, to)).toEqual([phase, days]);
});

test('the dates of an item stand in for its own', () => {
  const item = { from: undefined, to: undefined, startDate: '2026-11-01', endDate: '2026-11-30' };
  expect(periodOf(item, new Date('2026-11-28T08:00+03:00'), timeZone)).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    daysLeft: 3,
  });
});

test.each([
  ['2026-11-30', '2026-11-01', true],
  ['2026-11-30', '2026-11-30', false],
  ['2026-11-30', undefined, false],
  [undefined, '2026-11-30', false],
  ['2026-11-30T12:00:00+03:00', '2026-11-30T12:00:00+03:00', true],
])('from %s to %s: ends before it begins: %s', (from, to, isWrong) => {
  expect(isReversed(dates(from, to), timeZone)).toBe(isWrong);
});

test('an offer is past on the day after its last', () => {
  expect(isPast(dates(undefined, '2026-11-30'), '2026-11-30', timeZone)).toBe(false);
  expect(isPast(dates(undefined, '2026-11-30'), '2026-12-01', timeZone)).toBe(true);
  expect(isPast(dates(), '2026-12-01', timeZone)).toBe(false);
});

import { expect, test } from 'vitest';
import { overlaps } from './overlaps.ts';

const row = (days: readonly number[], open: string, close: string, from?: string) => ({
  days,
  open,
  close,
  ...(from && { from, to: '2027-03-08' }),
});

test.each([
  ['one within the other', [row([1, 2], '09:00', '17:00'), row([2], '10:00', '12:00')], [[0, 1]]],
  ['a night and the next morning', [row([1], '20:00', '04:00'), row([2], '03:00', '05:00')], [[0, 1]]],
  ['the night from Sunday to Monday', [row([1], '03:00', '05:00'), row([7], '20:00', '04:00')], [[0, 1]]],
  ['the same row twice', [row([5], '09:00', '17:00'), row([5], '09:00', '17:00')], [[0, 1]]],
  [
    'beside a damaged row',
    [row([], '', ''), row([5], '09:00', '17:00'), row([5], '16:00', '18:00')],
    [[1, 2]],
  ],
  [
    'in one season',
    [row([5], '09:00', '17:00', '2027-02-08'), row([5], '16:00', '18:00', '2027-02-08')],
    [[0, 1]],
  ],
  ['not where one closes as the other opens', [row([1], '09:00', '12:00'), row([1], '12:00', '17:00')], []],
  ['not on different days', [row([1], '09:00', '17:00'), row([2], '09:00', '17:00')], []],
  [
    'not of a season and the week',
    [row([1], '09:00', '17:00'), row([1], '10:00', '12:00', '2027-02-08')],
    [],
  ],
  ['not for 24 hours each day', [row([1, 2, 3], '06:00', '06:00')], []],
])('hours that overlap are found: %s', (_, hours, pairs) => {
  expect(overlaps(hours, 'Asia/Riyadh')).toEqual(pairs);
});

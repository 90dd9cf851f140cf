import { expect, test } from 'vitest';
import { dayByKey } from './keys.ts';

const grid = { calendar: 'gregory', weekStart: 0, isRightToLeft: false } as const;

// 25 November 2026 is a Wednesday.
test.each([
  ['ArrowRight', false, '2026-11-26'],
  ['ArrowLeft', false, '2026-11-24'],
  ['ArrowDown', false, '2026-12-02'],
  ['ArrowUp', false, '2026-11-18'],
  ['Home', false, '2026-11-22'],
  ['End', false, '2026-11-28'],
  ['PageDown', false, '2026-12-25'],
  ['PageUp', false, '2026-10-25'],
  ['PageDown', true, '2027-11-25'],
  ['PageUp', true, '2025-11-25'],
  ['a', false, undefined],
])('%s, with Shift: %s, leads to %s', (key, hasShift, day) => {
  expect(dayByKey('2026-11-25', key, hasShift, grid)).toBe(day);
});

test('in Arabic the left arrow leads to the next day', () => {
  const arabic = { ...grid, isRightToLeft: true };
  expect(dayByKey('2026-11-25', 'ArrowLeft', false, arabic)).toBe('2026-11-26');
  expect(dayByKey('2026-11-25', 'ArrowRight', false, arabic)).toBe('2026-11-24');
});

test('weeks that begin on Saturday end on Friday', () => {
  expect(dayByKey('2026-11-25', 'Home', false, { ...grid, weekStart: 6 })).toBe('2026-11-21');
  expect(dayByKey('2026-11-25', 'End', false, { ...grid, weekStart: 6 })).toBe('2026-11-27');
});

test('Page Down goes by months of the Hijri calendar where these are shown', () => {
  // 17 Jumada II 1448, and 17 Rajab.
  expect(dayByKey('2026-11-27', 'PageDown', false, { ...grid, calendar: 'hijri' })).toBe('2026-12-26');
});

import { expect, test } from 'vitest';
import { isStale } from './is-stale.ts';

test.each([
  ['2026-11-01', 7, '2026-11-08', false],
  ['2026-11-01', 7, '2026-11-09', true],
  ['2026-12-30', 3, '2027-01-02', false],
  ['2026-12-30', 3, '2027-01-03', true],
  ['2027-01-01', 7, '2026-11-08', false],
  ['2020-01-01', 7, undefined, false],
])('what is of %s and lasts %s days is old on %s: %s', (asOf, days, today, isOld) => {
  expect(isStale(asOf, days, today)).toBe(isOld);
});

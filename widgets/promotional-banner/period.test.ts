import { describe, expect, test } from 'vitest';
import { momentOf, periodOf } from './period.ts';

const utc = (text: string) => Date.parse(text);

describe('a period', () => {
  test.each([
    ['days count whole', '2026-12-01', '2026-12-31', '2026-11-30T21:00Z', '2026-12-31T21:00Z'],
    [
      'times are exact',
      '2026-12-01T08:00+03:00',
      '2026-12-17T18:00:00Z',
      '2026-12-01T05:00Z',
      '2026-12-17T18:00Z',
    ],
  ])('%s in the site’s zone', (_, from, to, start, end) => {
    expect(periodOf({ from, to }, 'Asia/Riyadh')).toEqual({ start: utc(start), end: utc(end) });
  });

  test.each([undefined, '2026-02-31'])('is open where no day is named: %s', (day) => {
    expect(periodOf({ from: day, to: day }, 'Asia/Riyadh')).toEqual({ start: undefined, end: undefined });
  });
});

describe('a banner stands', () => {
  test.each([
    ['within', {}, false, false],
    ['before', { start: 1 }, false, false],
    ['within', { start: 1 }, true, false],
    ['within', { end: 1 }, false, false],
    ['after', { end: 1 }, false, true],
    ['after', { start: 2, end: 1 }, false, true],
    ['unknown', { start: 1 }, undefined, false],
    ['unknown', { end: 1 }, false, undefined],
  ] as const)('%s %o when it has started: %s, and ended: %s', (moment, period, hasStarted, hasEnded) => {
    expect(momentOf({ start: undefined, end: undefined, ...period }, hasStarted, hasEnded)).toBe(moment);
  });
});

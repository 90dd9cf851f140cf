import { expect, test } from 'vitest';
import { isRefused, limitTable } from './limits.ts';

const loader = { what: 'loader, kB', limit: 5, now: 4.94 };

test('each limit is told with what is asked, what is measured and the share of the limit', () => {
  expect(limitTable([loader, { what: 'search box, kB', asked: 14, limit: 14.7, now: 14.45 }])).toEqual([
    '            asked   limit     now   share  limit of the build',
    '                5       5    4.94    99 %  loader, kB',
    '               14   14.70   14.45    98 %  search box, kB',
  ]);
});

test('a limit that is passed by a twentieth is told, and the build stands', () => {
  const passed = { ...loader, now: 5.25 };
  expect(limitTable([passed])[1]).toBe('PASSED          5       5    5.25   105 %  loader, kB');
  expect(isRefused(passed)).toBe(false);
});

test('a limit that is passed by more than a tenth refuses the build', () => {
  const refused = { ...loader, now: 5.75 };
  expect(limitTable([refused])[1]).toMatch(/^REFUSED .*115 %/);
  expect(isRefused(refused)).toBe(true);
});

test('a tenth itself is within, in whole numbers too', () => {
  expect(isRefused({ what: 'chunks', limit: 10, now: 11 })).toBe(false);
  expect(isRefused({ what: 'chunks', limit: 10, now: 12 })).toBe(true);
});

test('what is smaller than it should be is told, and refuses nothing', () => {
  const small = { what: 'chunk, bytes', limit: 1024, now: 71, isLeast: true };
  expect(limitTable([small])[1]).toBe('PASSED       1024    1024      71     7 %  chunk, bytes');
  expect(isRefused(small)).toBe(false);
  expect(limitTable([{ ...small, now: 1024 }])[1]).not.toContain('PASSED');
});

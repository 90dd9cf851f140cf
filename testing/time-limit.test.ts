import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['three times as long in continuous integration', 'true', 60_000],
  ["the time itself on a developer's machine", '', 20_000],
])('a limit of 20 seconds is %s', (_what, ci, limit) => {
  vi.stubEnv('CI', ci);
  expect(timeLimit(20_000)).toBe(limit);
});

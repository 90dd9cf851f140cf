import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [0, [0, 0, 0, 0]],
  [59, [0, 0, 0, 59]],
  [60, [0, 0, 1, 0]],
  [3599, [0, 0, 59, 59]],
  [86_399, [0, 23, 59, 59]],
  [86_400, [1, 0, 0, 0]],
  [1000 * 86_400 + 3661, [1000, 1, 1, 1]],
])('%i seconds are %o', (seconds, [days, hours, minutes, rest]) => {
  expect(timeLeft(seconds)).toEqual({ days, hours, minutes, seconds: rest });
});

import { expect, test } from 'vitest';
import { isFarOff } from './trip.ts';

test.each([
  [undefined, 100, false],
  [100, 100, false],
  [120, 100, false],
  [80, 100, false],
  [121, 100, true],
  [79, 100, true],
  [0, 0, false],
  [1, 0, true],
])('an authored total of %s beside a computed one of %s is far off: %s', (authored, computed, result) => {
  expect(isFarOff(authored, computed)).toBe(result);
});

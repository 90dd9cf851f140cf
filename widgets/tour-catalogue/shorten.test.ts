import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

const namesOf = (count: number) => ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, count);

test.each([
  [1, ['A'], 0, []],
  [4, ['A', 'B', 'C', 'D'], 0, []],
  [5, ['A', 'B'], 2, ['E']],
  [6, ['A', 'B'], 3, ['F']],
])('a route of %d places begins with %j, leaves out %d and ends with %j', (count, start, left, end) => {
  expect(shorten(namesOf(count))).toEqual({ start, left, end });
});

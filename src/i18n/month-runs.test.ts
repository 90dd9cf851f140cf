import { expect, test } from 'vitest';
import { monthRuns } from './month-runs.ts';

test.each<[readonly number[], readonly (readonly number[])[]]>([
  [[], []],
  [[5], [[5, 5]]],
  [[3, 4, 5], [[3, 5]]],
  [[1, 2, 3, 11, 12], [[11, 3]]],
  [[12, 1], [[12, 1]]],
  [
    [2, 3, 4, 10, 11],
    [
      [2, 4],
      [10, 11],
    ],
  ],
  [
    [3, 1, 12, 7, 3],
    [
      [3, 3],
      [7, 7],
      [12, 1],
    ],
  ],
  [[0, 13, 1.5, 6], [[6, 6]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12], [[12, 10]]],
])('months %j are the stretches %j', (months, runs) => {
  expect(monthRuns(months)).toEqual(runs);
});

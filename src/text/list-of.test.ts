import { expect, test } from 'vitest';
import { listOf } from './list-of.ts';

test.each([
  [3, [0, 1, 2]],
  [2.5, [0, 1]],
  [0, []],
  [-1, []],
  [NaN, []],
])('of %d entries is %j', (count, list) => expect(listOf(count, (index) => index)).toEqual(list));

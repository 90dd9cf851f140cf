import { expect, test } from 'vitest';
import { toTree, type Branch } from './tree.ts';

const written = (tree: readonly Branch<{ level: number }>[]): string =>
  tree.map(({ entry, below }) => `${entry.level}${below.length > 0 ? `(${written(below)})` : ''}`).join(' ');

test.each([
  [[2, 2, 2], '2 2 2'],
  [[2, 3, 3, 2, 3], '2(3 3) 2(3)'],
  [[3, 2, 3], '3 2(3)'],
  [[2, 4, 3, 2], '2(4 3) 2'],
  [[2, 3, 4, 3], '2(3(4) 3)'],
  [[], ''],
])('headings of levels %j stand as %s', (levels, expected) => {
  expect(written(toTree(levels.map((level) => ({ level }))))).toBe(expected);
});

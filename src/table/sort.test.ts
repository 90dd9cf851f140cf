import { expect, test } from 'vitest';
import { readSort, writeSort } from './sort.ts';

const columns = [
  { key: 'name', sortable: true },
  { key: '-odd', sortable: true },
  { key: 'note', sortable: false },
];

test.each([
  ['name', { key: 'name', isDescending: false }],
  ['-name', { key: 'name', isDescending: true }],
  ['-odd', { key: '-odd', isDescending: false }],
  ['--odd', { key: '-odd', isDescending: true }],
])('%s is an order, and is written the same', (text, sort) => {
  expect(readSort(text, columns)).toEqual(sort);
  expect(writeSort(sort)).toBe(text);
});

test.each([['note'], ['-note'], ['price'], [''], ['-'], [undefined]])('%s is none', (text) => {
  expect(readSort(text, columns)).toBeUndefined();
});

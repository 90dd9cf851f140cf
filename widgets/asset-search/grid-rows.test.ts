import { expect, test } from 'vitest';
import { asset as assetSchema } from '#src/assets/asset.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { chunks, columnsFor, mosaicRows, shapeOf, type Shape } from './grid-rows.ts';

test.each([
  [0, 1],
  [320, 1],
  [360, 2],
  [736, 3],
  [1180, 4],
])('in %i px there are %i cards beside each other', (width, columns) => {
  expect(columnsFor(width)).toBe(columns);
});

test('the last row has what is left', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunks([], 2)).toEqual([]);
});

test('a row of a mosaic has as many pictures as fill it, the last one may not be full', () => {
  const shapes: Shape[] = ['wide', 'tall', 'wide', 'wide', 'wide', 'square'];
  expect(mosaicRows(shapes, 1000)).toEqual([
    { count: 3, isFull: true },
    { count: 3, isFull: true },
  ]);
  expect(mosaicRows(shapes.slice(0, 4), 1000)).toEqual([
    { count: 3, isFull: true },
    { count: 1, isFull: false },
  ]);
});

test('on a phone a row ends before it becomes too low for words', () => {
  expect(mosaicRows(['tall', 'tall', 'wide', 'tall', 'wide'], 350).map(({ count }) => count)).toEqual([
    2, 1, 1, 1,
  ]);
});

test('what has no picture of its own is a square', () => {
  const of = (more: object) =>
    shapeOf(readValue(assetSchema, { id: 'A', title: 'A', type: 'image', ...more }));
  expect(of({ width: 6000, height: 4000 })).toBe('wide');
  expect(of({ width: 4000, height: 6000 })).toBe('tall');
  expect(of({ orientation: 'portrait' })).toBe('tall');
  expect(of({ type: 'audio' })).toBe('square');
});

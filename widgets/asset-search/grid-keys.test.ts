import { expect, test } from 'vitest';
import { cellAfter } from './grid-keys.ts';

/** Middles of three rows: the second has wider cells, the last is not full. */
const middles = [[50, 150, 250], [75, 225], [50]];
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const cell = (row: number, at: number) => ({ row, at });

test.each([
  ['ArrowRight', cell(0, 0), cell(0, 1)],
  ['ArrowRight', cell(0, 2), cell(1, 0)],
  ['ArrowRight', cell(2, 0), undefined],
  ['ArrowLeft', cell(1, 0), cell(0, 2)],
  ['ArrowLeft', cell(0, 0), undefined],
  ['ArrowDown', cell(0, 2), cell(1, 1)],
  ['ArrowUp', cell(1, 1), cell(0, 2)],
  ['ArrowDown', cell(1, 1), cell(2, 0)],
  ['ArrowDown', cell(2, 0), undefined],
  ['Home', cell(0, 2), cell(0, 0)],
  ['End', cell(0, 0), cell(0, 2)],
  ['a', cell(0, 0), undefined],
] as const)('%s leads from %o to %o', (key, from, to) => {
  expect(cellAfter(press(key), from, middles, 'ltr')).toEqual(to);
});

test('with Control the ends are those of the whole grid', () => {
  expect(cellAfter(press('End', { ctrlKey: true }), cell(0, 1), middles, 'ltr')).toEqual(cell(2, 0));
  expect(cellAfter(press('Home', { ctrlKey: true }), cell(2, 0), middles, 'ltr')).toEqual(cell(0, 0));
});

test('on an Arabic page the left arrow leads forward', () => {
  expect(cellAfter(press('ArrowLeft'), cell(0, 0), middles, 'rtl')).toEqual(cell(0, 1));
  expect(cellAfter(press('ArrowRight'), cell(0, 1), middles, 'rtl')).toEqual(cell(0, 0));
});

test('keys of the browser stay its own', () => {
  expect(cellAfter(press('ArrowLeft', { altKey: true }), cell(0, 1), middles, 'ltr')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { dropPlace, scrollSpeed, type DrawnList } from './drop-place.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Entries of 50 px, 10 px apart. */
const list = (id: string, left: number, top: number, width: number, count: number): DrawnList => ({
  id,
  box: box(left, top, width, Math.max(1, count) * 60 - 10),
  entries: Array.from({ length: count }, (_, row) => box(left, top + row * 60, width, 50)),
});

/** A tray over the whole width, and below it three columns of 180 px, 20 px apart. */
const desk = [
  list('tray', 0, 0, 580, 1),
  list('one', 0, 200, 180, 5),
  list('two', 200, 200, 180, 1),
  list('three', 400, 200, 180, 0),
];
const phone = [list('tray', 0, 0, 350, 1), list('one', 0, 150, 350, 2), list('two', 0, 400, 350, 0)];

describe('what is let go', () => {
  test.each<readonly [what: string, lists: readonly DrawnList[], x: number, y: number, place: string]>([
    ['above the middle of the first entry', desk, 90, 220, 'one 0'],
    ['below the middle of the first entry', desk, 90, 230, 'one 1'],
    ['below the last entry', desk, 90, 700, 'one 5'],
    ['far below a short column, beside a long one', desk, 290, 470, 'two 1'],
    ['in the gap between two columns', desk, 188, 330, 'one 2'],
    ['in the gap, nearer to the second', desk, 195, 220, 'two 0'],
    ['on an empty column', desk, 490, 210, 'three 0'],
    ['right of all columns', desk, 900, 240, 'three 0'],
    ['on the tray', desk, 500, 40, 'tray 1'],
    ['on a phone between two lists, nearer to the upper', phone, 100, 280, 'one 2'],
    ['on a phone between two lists, nearer to the lower', phone, 100, 390, 'two 0'],
    ['on a phone above all', phone, 100, -50, 'tray 0'],
  ])('%s', (_, lists, clientX, clientY, place) => {
    const { list, index } = dropPlace(lists, { clientX, clientY })!;
    expect(`${list} ${index}`).toBe(place);
  });

  test('has no place without lists', () => {
    expect(dropPlace([], { clientX: 0, clientY: 0 })).toBeUndefined();
  });
});

test.each([
  [400, 0],
  [64, 0],
  [32, -7],
  [0, -14],
  [-500, -14],
  [736, 0],
  [768, 7],
  [800, 14],
  [2000, 14],
])('a pointer at %i px of a window of 800 px scrolls %i px a frame', (at, speed) => {
  expect(scrollSpeed(at, 0, 800)).toBe(speed);
});

import { expect, test } from 'vitest';
import { arrowsAlong } from './arrows.ts';

const tips = (points: readonly { x: number; y: number }[]) =>
  arrowsAlong(points).map(([, { x, y }]) => [Math.round(x), Math.round(y)]);

test('arrows stand at equal distances, over the bends of a line', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 200 },
  ];
  expect(tips(line)).toEqual([
    [60, 0],
    [100, 80],
    [100, 200],
  ]);
});

test('an arrow points where its line goes', () => {
  const [arrow] = arrowsAlong([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]);
  const [one, tip, other] = arrow!;
  expect(one.x).toBeLessThan(tip.x);
  expect(other.x).toBe(one.x);
  expect(one.y).toBeCloseTo(-other.y);
  const [back] = arrowsAlong([
    { x: 100, y: 0 },
    { x: 0, y: 0 },
  ]);
  expect(back![0].x).toBeGreaterThan(back![1].x);
});

test('a short line and one that stands still have none', () => {
  expect(
    tips([
      { x: 0, y: 0 },
      { x: 59, y: 0 },
    ]),
  ).toEqual([]);
  expect(
    tips([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]),
  ).toEqual([]);
  expect(tips([])).toEqual([]);
});

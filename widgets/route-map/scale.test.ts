import { expect, test } from 'vitest';
import { heightSpan, shareOf, stepFor, ticksOf } from './scale.ts';

test.each([
  [22.2, 5, 5],
  [22.2, 12, 2],
  [0.9, 5, 0.2],
  [72, 12, 10],
  [3000, 4, 1000],
])('a span of %d is divided into at most %d steps of %d', (span, most, step) => {
  expect(stepFor(span, most)).toBeCloseTo(step);
});

test.each([
  [0, 10, 5, [0, 5, 10]],
  [3, 9, 2, [4, 6, 8]],
  [-120, 50, 100, [-100, 0]],
  [0, 0.6, 0.2, [0, 0.2, 0.4, 0.6]],
  [1, 1.5, 1, [1]],
] as const)('from %d to %d the multiples of %d are marked', (from, to, step, ticks) => {
  const found = ticksOf(from, to, step);
  expect(found).toHaveLength(ticks.length);
  for (const [index, tick] of ticks.entries()) expect(found[index]).toBeCloseTo(tick);
});

test.each([
  [[500, 1000, 800], 60, { from: 400, to: 1000, step: 200 }],
  [[11, 11.2, 11.1], 60, { from: -20, to: 60, step: 20 }],
  [[-3, -10], 0, { from: -10, to: -2, step: 2 }],
])('heights of %j have an axis of whole steps, of at least %d', (values, least, span) => {
  expect(heightSpan(values, least)).toEqual(span);
});

test('a value lies in its span by its share', () => {
  expect(shareOf(5, { from: 0, to: 20 })).toBe(25);
  expect(shareOf(5, { from: 5, to: 5 })).toBe(0);
});

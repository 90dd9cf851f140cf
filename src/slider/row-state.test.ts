import { describe, expect, test } from 'vitest';
import { fits, knownPerView, lastStop, outside, stopBeside } from './row-state.ts';

test.each([
  [3, 3],
  [1.15, 1.15],
  [2.19, 2.15],
  [2.6, 2.5],
  [0.2, 1],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [40, 6],
])('%d slides in view are shown as %d', (asked, known) => expect(knownPerView(asked)).toBeCloseTo(known));

test.each([
  [9, 3, 6],
  [9, 2.5, 7],
  [9, 1.15, 8],
  [3, 3, 0],
  [1, 1.15, 0],
])('of %d slides with %d in view, number %d is the last at the beginning', (count, perView, last) =>
  expect(lastStop({ count, perView, isLoop: false })).toBe(last),
);

test('one slide has the view for itself', () => expect(fits({ count: 1, perView: 1.15 })).toBe(true));

describe('the buttons', () => {
  const row = { count: 9, perView: 3, isLoop: false };
  const round = { ...row, isLoop: true };

  test.each([
    [row, 0, -1, undefined],
    [row, 0, 1, 1],
    [row, 6, 1, undefined],
    [row, 8, -1, 5],
    [round, 0, -1, 8],
    [round, 8, 1, 0],
    // Two slides cannot go round where two are in view.
    [{ count: 2, perView: 1.5, isLoop: true }, 1, 1, undefined],
  ] as const)('of %o lead from %d by %d to %s', (of, from, step, to) =>
    expect(stopBeside(of, from, step)).toBe(to),
  );
});

describe('outside the view', () => {
  const shown = (count: number, perView: number, isLoop: boolean, position: number) =>
    Array.from({ length: count }, (_, slide) =>
      Number(outside({ count, perView, isLoop }, position, slide).toFixed(2)),
    );

  test.each([
    [5, 3, false, 0, [0, 0, 0, 1, 2]],
    [5, 3, false, 4, [2, 1, 0, 0, 0]],
    [4, 1.5, false, 0, [0, 0.5, 1.5, 2.5]],
    [4, 1.5, false, 3, [2.5, 1.5, 0.5, 0]],
    [5, 1.5, false, 1.25, [1.25, 0.25, 0.25, 1.25, 2.25]],
    [5, 2, true, 4, [0, 1, 2, 1, 0]],
  ])('of %d slides, %d in view, round %s, from %d on lies %o', (count, perView, isLoop, position, lies) =>
    expect(shown(count, perView, isLoop, position)).toEqual(lies),
  );
});

import { expect, test } from 'vitest';
import type { MapPlace } from '../map.ts';
import { grow } from './useGradually.ts';

const inside = { south: 20, west: 40, north: 30, east: 50 };
const places = (from: number, count: number, latitude: number): MapPlace[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${from + index}`,
    name: `Place ${from + index}`,
    latitude,
    longitude: 45,
  }));
const namesOf = (marks: readonly object[]) => marks.map((mark) => (mark as MapPlace).id);

test('few marks come at once, as the list that was given', () => {
  const marks = places(0, 12, 25);
  expect(grow([], marks, inside, undefined)).toBe(marks);
});

test('of many those in view come first, in the order of the list; what was there stays, what is gone goes', () => {
  const [outside, seen] = [places(0, 100, 50), places(100, 20, 25)];
  const marks = [...outside, ...seen];
  const first = grow([], marks, inside, undefined);
  expect(namesOf(first)).toEqual(namesOf(seen.slice(0, 16)));
  const second = grow(first, marks, inside, undefined);
  expect(namesOf(second)).toEqual([...namesOf(outside.slice(0, 12)), ...namesOf(seen)]);
  expect(namesOf(grow(second, outside, inside, undefined)).slice(0, 13)).toEqual(
    namesOf(outside.slice(0, 13)),
  );
});

test('all are there in the end, and the place whose card is open from the beginning', () => {
  const marks = [...places(0, 100, 25), ...places(100, 100, 50)];
  let drawn = grow([], marks, inside, 'p199');
  expect(namesOf(drawn)).toContain('p199');
  for (let round = 0; drawn !== marks && round < 20; round += 1) drawn = grow(drawn, marks, inside, 'p199');
  expect(drawn).toBe(marks);
});

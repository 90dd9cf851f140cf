import { expect, test } from 'vitest';
import { clothingFor, degreesIn, minutesOf, yearOf, type Clothing, type Normals } from './months.ts';

const of = (...highs: readonly number[]) => highs.map((high) => ({ high }));
const highsOf = (months: readonly (Normals | undefined)[]) => months.map((month) => month?.high);

test('eleven months leave the twelfth open', () => {
  const { months, missing } = yearOf({ months: of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) });
  expect(highsOf(months)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, undefined]);
  expect(missing).toEqual([12]);
});

test('an entry that names its month stands there; the first for a month counts', () => {
  const months = [{ month: 3, high: 30 }, { high: 2 }, { month: 3, high: 99 }];
  const year = yearOf({ months });
  expect(highsOf(year.months).slice(0, 4)).toEqual([undefined, 2, 30, undefined]);
  expect(year.missing).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a high below its low is neither; all else of the month stays', () => {
  const { months, reversed } = yearOf({
    months: [
      { high: 9, low: 20, rainMm: 12 },
      { high: 20, low: 20 },
    ],
  });
  expect(months[0]).toEqual({ high: undefined, low: undefined, rainMm: 12 });
  expect(highsOf(months)[1]).toBe(20);
  expect(reversed).toEqual([1]);
});

test.each([
  ['c', 20.4, 20],
  ['c', -0.3, 0],
  ['f', 20, 68],
  ['f', -40, -40],
  ['f', 37.8, 100],
  ['f', -17.8, 0],
] as const)('in °%s, %d °C is %d', (unit, celsius, degrees) => {
  expect(Object.is(degreesIn(unit, celsius), degrees)).toBe(true);
});

test.each([
  ['00:00', 0],
  ['06:39', 399],
  ['24:00', 1440],
])('%s is %d minutes after midnight', (time, minutes) => expect(minutesOf(time)).toBe(minutes));

test.each<readonly [Normals, readonly Clothing[]]>([
  [{ high: 43, low: 29, rainMm: 0 }, ['hot']],
  [{ high: 35 }, ['hot']],
  [{ high: 34.9, low: 13 }, ['warm']],
  [{ high: 28, low: 9, rainMm: 20 }, ['warm', 'coldNights', 'wet']],
  [{ high: 20, low: 9, rainMm: 19 }, ['mild', 'coldNights']],
  [{ high: 12, low: 2 }, ['cool']],
  [{ high: 3, low: -5, rainMm: 40 }, ['cold', 'wet']],
  [{ low: 5, rainMm: 80 }, []],
])('for %j one wears %j', (normals, clothing) => expect(clothingFor(normals)).toEqual(clothing));

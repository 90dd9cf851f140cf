import { describe, expect, test } from 'vitest';
import { orderOfDay } from './day-order.ts';

/** On the equator a degree is 111.2 km. */
const at = (longitude: number, latitude = 0) => ({ latitude, longitude });
const degree = 111.195;

describe('the order of a day', () => {
  test.each([
    ['no stop', [], 0, undefined],
    ['one stop', [at(40)], 0, undefined],
    ['two stops', [at(40), at(41)], 1, undefined],
    ['stops on their way', [at(40), at(41), at(42)], 2, undefined],
    ['stops to and fro', [at(40), at(42), at(41)], 3, [0, 2, 1]],
    ['a stop without a position', [at(40), undefined, at(42), at(41)], 3, [0, 1, 3, 2]],
    ['stops without positions alone', [undefined, undefined], 0, undefined],
    ['the first stop in the middle', [at(42), at(40), at(45)], 7, undefined],
    ['two ways of the same length', [at(40), at(40), at(41)], 1, undefined],
    ['stops on both sides of the date line', [at(179), at(-179), at(180)], 3, [0, 2, 1]],
  ])('of %s', (_, places, degrees, order) => {
    const { kilometres, closer } = orderOfDay(places);
    expect(kilometres).toBeCloseTo(degrees * degree, 0);
    expect(closer?.order).toEqual(order);
  });

  test('is the shortest of all for up to eight stops', () => {
    const places = [0, 7, 1, 6, 2, 5, 3, 4].map((longitude) => at(longitude));
    const { closer } = orderOfDay(places);
    expect(closer?.order.map((index) => places[index]?.longitude)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(closer?.kilometres).toBeCloseTo(7 * degree, 0);
  });

  test('is a shorter one for more, with the same first stop and each stop once', () => {
    const places = Array.from({ length: 40 }, (_, index) =>
      at(40 + ((index * 17) % 40) / 10, (index * 7) % 3),
    );
    const { kilometres, closer } = orderOfDay(places);
    expect(closer?.order[0]).toBe(0);
    expect(closer?.order.toSorted((one, other) => one - other)).toEqual(places.map((_, index) => index));
    expect(closer?.kilometres).toBeLessThan(kilometres);
    expect(closer?.kilometres).toBeCloseTo(
      orderOfDay(closer!.order.map((index) => places[index])).kilometres,
      6,
    );
  });

  test('is not the nearest stop each time where that goes to and fro', () => {
    const places = [0, 8, 1, 8.1, -1.1, 8.2, -5.4, 8.3, 3.3, 8.4].map((longitude) => at(40 + longitude));
    const { closer } = orderOfDay(places);
    expect(closer?.kilometres).toBeCloseTo(19.2 * degree, -1);
  });
});

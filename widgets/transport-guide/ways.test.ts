import { describe, expect, test } from 'vitest';
import { toNetwork } from './network.ts';
import { fareOf, findHub, findWays, kilometresOf, minutesOf } from './ways.ts';
import type { Leg, Mode, Place } from './widget.ts';

const modes = ['plane', 'train', 'bus', 'city'].map((id): Mode => ({
  id,
  label: `By ${id}`,
  iconName: undefined,
  body: '',
  operators: [],
}));
const place = (id: string, latitude?: number): Place => ({ id, label: id, latitude, longitude: 45 });
/** On a line to the north, a degree apart. */
const places = ['a', 'b', 'c', 'd', 'e'].map((id, index) => place(id, 20 + index));

/** `a-b train 60`: one way; `a=b`: both. Then kilometres and fare, where they are known. */
function leg(text: string): Leg {
  const [ends = '', mode = '', minutes, km, fare, currency = 'SAR'] = text.split(' ');
  const [from = '', to = ''] = ends.split(/[-=]/);
  return {
    from,
    to,
    mode,
    twoWay: ends.includes('='),
    minutes: Number(minutes),
    km: km === undefined ? undefined : Number(km),
    priceFrom: fare === undefined ? undefined : Number(fare),
    currency,
    frequency: '',
    ctaLink: undefined,
  };
}
const network = (...legs: readonly string[]) => toNetwork({ places, modes, legs: legs.map(leg) });
const shown = (from: string, to: string, ...legs: readonly string[]) => {
  const { direct, withChange } = findWays(network(...legs), from, to);
  return [...direct, ...withChange].map((way) =>
    [from, ...way.map((step) => `${step.mode.id} ${step.to.id}`)].join(' '),
  );
};

describe('a way', () => {
  test.each<readonly [what: string, legs: readonly string[], found: readonly string[]]>([
    ['leads there without a change', ['a-c train 60'], ['a train c']],
    ['leads back where it is for both ways', ['c=a train 60'], ['a train c']],
    ['is not turned round where it is for one way', ['c-a train 60'], []],
    ['has one change', ['a-b train 60', 'b-c bus 60'], ['a train b bus c']],
    ['has no second change', ['a-b train 60', 'b-d bus 60', 'd-c bus 60'], []],
    ['does not change within a one-way leg turned round', ['b-a train 60', 'b-c bus 60'], []],
    ['does not come back to its start', ['a=b train 60', 'a-c bus 500'], ['a bus c']],
    ['comes the quickest first', ['a-c bus 90', 'a-c train 60'], ['a train c', 'a bus c']],
    [
      'with a change is the quickest of its modes',
      ['a-b train 60', 'b-c bus 60', 'a-d train 50', 'd-c bus 50'],
      ['a train d bus c'],
    ],
    [
      'with a change is left out where one without is quicker',
      ['a-c train 90', 'a-b plane 50', 'b-c plane 50'],
      ['a train c'],
    ],
    [
      'with a change stays where it is quicker',
      ['a-c bus 300', 'a-b bus 50', 'b-c train 50'],
      ['a bus c', 'a bus b train c'],
    ],
    [
      'with a change stays where it costs less',
      ['a-c plane 60 9 300', 'a-b train 90 9 80', 'b-c bus 90 9 50'],
      ['a plane c', 'a train b bus c'],
    ],
    [
      'with a change does not stay for a fare in another currency',
      ['a-c plane 60 9 300', 'a-b train 90 9 80 JOD', 'b-c bus 90 9 50 JOD'],
      ['a plane c'],
    ],
  ])('%s', (_, legs, found) => {
    expect(shown('a', 'c', ...legs)).toEqual(found);
  });

  test('from a place to itself is one within it, and never one by way of another place', () => {
    expect(shown('a', 'a', 'a-a city 20', 'a=b train 60')).toEqual(['a city a']);
    expect(shown('a', 'b', 'a-a city 20', 'a=b train 60')).toEqual(['a train b']);
  });
});

describe('of two steps', () => {
  const wayOf = (...legs: readonly string[]) => {
    const [way] = findWays(network(...legs), 'a', 'c').withChange;
    if (!way) throw new Error('There is no way.');
    return way;
  };

  test('minutes, kilometres and fares are added', () => {
    const way = wayOf('a-b train 60 100 40', 'b-c bus 30 20 10.5');
    expect([minutesOf(way), kilometresOf(way), fareOf(way)]).toEqual([
      90,
      120,
      { amount: 50.5, currency: 'SAR' },
    ]);
  });

  test.each([
    ['is not known', 'b-c bus 30', undefined],
    ['is in another currency', 'b-c bus 30 20 10 JOD', 120],
  ])('no fare is stated where one %s', (_, second, km) => {
    const way = wayOf('a-b train 60 100 40', second);
    expect([kilometresOf(way), fareOf(way)]).toEqual([km, undefined]);
  });
});

describe('the nearest place that helps', () => {
  const hubOf = (from: Place, to: Place, legs: readonly string[], all = places) => {
    const its = toNetwork({ places: all, modes, legs: legs.map(leg) });
    const hub = findHub(its, its.places.get(from.id)!, its.places.get(to.id)!);
    return hub && [hub.near, hub.place.id, Math.round(hub.kilometres)];
  };
  const [a, , c, , e] = places as [Place, Place, Place, Place, Place];

  test.each([
    [
      'is the one nearest to the destination with a way from the start',
      ['a-c bus 9', 'c-d bus 9'],
      ['to', 'd', 111],
    ],
    ['is the one nearest to the start with a way to the destination', ['b-e bus 9'], ['from', 'b', 111]],
    ['is none where nothing leads out of one or into the other', ['e-b bus 9'], undefined],
  ])('%s', (_, legs, expected) => {
    expect(hubOf(a, e, legs)).toEqual(expected);
  });

  test('is none that is farther off than start and destination from each other', () => {
    expect(hubOf(c, places[3]!, ['c-a bus 9'])).toBeUndefined();
  });

  test('is none where coordinates are not known', () => {
    const all = [a, place('e'), place('x')];
    expect(hubOf(a, place('e'), ['a-x bus 9'], all)).toBeUndefined();
  });
});

describe('the lists of an author', () => {
  test('name what cannot be used', () => {
    const { faults, steps } = network('a-x bus 9', 'a-b camel 9', 'a-a bus 9', 'a-b city 9');
    expect(faults).toEqual({ noPlace: ['a – x'], noMode: ['a – b'], wrongCity: ['a – a', 'a – b'] });
    expect(steps.size).toBe(0);
  });

  test('count the first of two places with one identifier, and a leg that is written twice once', () => {
    const twice = toNetwork({
      places: [...places, { ...place('a'), label: 'Another' }],
      modes,
      legs: [leg('a-b bus 9'), leg('a-b bus 9')],
    });
    expect(twice.places.get('a')?.label).toBe('a');
    expect(twice.steps.get('a')).toHaveLength(1);
  });
});

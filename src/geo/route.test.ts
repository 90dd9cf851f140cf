import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import routes from '../../origin/data/routes.json' with { type: 'json' };
import { atOnce, inSlices } from '#src/text/slices.ts';
import { saudiArabia } from './bounds.ts';
import { kilometresBetween } from './distance.ts';
import { linesOf, readGeoJson } from './geojson.ts';
import { readGpx } from './gpx-read.ts';
import type { Line, Position } from './line.ts';
import { routeOf } from './route.ts';
import { countOf } from './simplify.ts';

const measure = (line: Line) => atOnce(routeOf(line));

/** A way to the north with these elevations, a position each 100 m. */
const upAndDown = (...elevations: readonly (number | undefined)[]): Line => [
  elevations.map((elevation, index) => ({ latitude: 24 + index * 0.0009, longitude: 46, elevation })),
];

test.each(routes.items.map((route) => [route.id, route] as const))(
  'the length of %s is that of its stages, within a twentieth',
  (_, { line, stages }) => {
    const { kilometres } = measure(linesOf(readGeoJson(line, saudiArabia)!)!);
    const sum = stages.reduce((all, { km }) => all + km, 0);
    expect(Math.abs(kilometres / sum - 1)).toBeLessThan(0.05);
  },
);

test('a gap counts for nothing', async () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../origin/data/routes/track-to-the-edge.gpx'),
    'utf8',
  );
  const { track } = await readGpx(text, saudiArabia, new AbortController().signal);
  const { kilometres, profile } = measure(track!.line);
  const whole = linesOf(readGeoJson(routes.items.find(({ gpxGap }) => gpxGap)!.line, saudiArabia)!)!;
  expect(measure(whole).kilometres - kilometres).toBeCloseTo(1.9, 0);
  expect(profile).toHaveLength(2);
  expect(profile[1]?.[0]?.kilometres).toBe(profile[0]?.at(-1)?.kilometres);
});

describe('ascent and descent', () => {
  test.each<readonly [string, readonly (number | undefined)[], number, number]>([
    ['go up and down', [100, 150, 120, 200], 130, 30],
    ['do not count noise', [100, 102, 100, 102, 101, 100, 102, 101], 0, 0],
    ['count a slow climb', [100, 101, 102, 103, 104, 105], 5, 0],
    ['count from the lowest to the highest, not from where it was seen', [100, 98, 120, 119, 90], 22, 30],
    ['pass over what is not known', [100, undefined, 150, undefined, 120], 50, 30],
    ['begin with a descent', [100, 60, 61, 59, 70], 11, 41],
  ])('%s', (_, elevations, ascent, descent) => {
    expect(measure(upAndDown(...elevations)).climb).toEqual({ ascent, descent });
  });

  test('differ by what lies between start and end', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(heights, (all) => {
        const { ascent, descent } = measure(upAndDown(...all)).climb!;
        const difference = ascent - descent - (all.at(-1)! - all[0]!);
        expect(Math.abs(difference)).toBeLessThan(6);
      }),
    );
  });
});

test('without elevations there is no profile', () => {
  expect(measure(upAndDown(undefined, undefined, undefined))).toMatchObject({
    profile: [],
    climb: undefined,
  });
  expect(measure(upAndDown(undefined, 100, undefined)).profile).toEqual([]);
});

test('a profile begins and ends with its line, and has its highest and lowest point', () => {
  const elevations = Array.from({ length: 5000 }, (_, index) => 500 + Math.sin(index / 300) * 50);
  elevations[1234] = 900;
  elevations[4321] = 100;
  const { profile, kilometres } = measure(upAndDown(...elevations));
  const [part = []] = profile;
  expect(part.length).toBeLessThan(310);
  expect(part[0]).toEqual({ kilometres: 0, metres: 500, latitude: 24, longitude: 46 });
  expect(part.at(-1)?.kilometres).toBe(kilometres);
  expect(Math.max(...part.map(({ metres }) => metres))).toBe(900);
  expect(Math.min(...part.map(({ metres }) => metres))).toBe(100);
  expect(part.every(({ kilometres: at }, index) => index === 0 || at > part[index - 1]!.kilometres)).toBe(
    true,
  );
});

test('a way that stands still has no profile of its own length', () => {
  const stand: Position = { latitude: 24, longitude: 46, elevation: 500 };
  expect(measure([[stand, stand, stand]])).toMatchObject({ kilometres: 0, profile: [{ length: 1 }] });
});

describe('a line of many positions', () => {
  const wave = (count: number): Line => [
    Array.from({ length: count }, (_, index) => ({
      latitude: 20 + index * 0.0001,
      longitude: 45 + Math.sin(index / 50) / 100,
      elevation: 600,
    })),
  ];

  test('of 20,000 is drawn as it is', () => {
    const line = wave(20_000);
    expect(measure(line)).toMatchObject({ isSimplified: false });
    expect(measure(line).line).toBe(line);
  });

  test('of 20,001 is simplified, close to what it was and with the same ends and length', () => {
    const line = wave(20_001);
    const { line: drawn, isSimplified, kilometres } = measure(line);
    expect(isSimplified).toBe(true);
    expect(countOf(drawn)).toBeLessThanOrEqual(20_000);
    expect(drawn[0]?.[0]).toBe(line[0]?.[0]);
    expect(drawn[0]?.at(-1)).toBe(line[0]?.at(-1));
    expect(kilometres).toBe(measure(line).kilometres);
    const lengthOfDrawn = drawn[0]!.reduce(
      (sum, position, index, all) => sum + (index > 0 ? kilometresBetween(all[index - 1]!, position) : 0),
      0,
    );
    expect(lengthOfDrawn / kilometres).toBeGreaterThan(0.999);
  });

  test('keeps its parts', () => {
    const [positions = []] = wave(30_000);
    const { line } = measure([positions.slice(0, 15_000), positions.slice(15_000)]);
    expect(line).toHaveLength(2);
    expect(countOf(line)).toBeLessThanOrEqual(20_000);
  });

  test('is simplified in no long task, even where each position is far from all others', async () => {
    let random = 1;
    const next = () => (random = (random * 16_807) % 2_147_483_647) / 2_147_483_647;
    const line = [
      Array.from({ length: 40_000 }, () => ({
        latitude: 17 + next() * 14,
        longitude: 36 + next() * 18,
        elevation: next() * 3000,
      })),
    ];
    let tasks = 0;
    const timer = setInterval(() => (tasks += 1), 0);
    const { line: drawn } = await inSlices(routeOf(line), new AbortController().signal);
    clearInterval(timer);
    expect(countOf(drawn)).toBeLessThanOrEqual(20_000);
    expect(tasks).toBeGreaterThan(50);
  });
});

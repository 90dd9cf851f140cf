import { describe, expect, test } from 'vitest';
import places from '#origin/data/places.json' with { type: 'json' };
import taxonomy from '#origin/data/taxonomy.json' with { type: 'json' };
import { borders, rounds } from './borders.ts';
import { project, regionKeys, regionPaths, viewBox, type Point } from './own-drawing.ts';

/** The points of path data of lines and quadratic curves, in rings; of a curve a few. */
function ringsOf(path: string): Point[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const points: Point[] = [];
      for (const [, command, text = ''] of ring.matchAll(/([MLQ])([^MLQ]*)/g)) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = text.trim().split(/\s+/).map(Number);
        const [x0, y0] = points.at(-1) ?? [0, 0];
        if (command !== 'Q') points.push([x1, y1]);
        else
          for (const t of [0.25, 0.5, 0.75, 1]) {
            const along = (a: number, b: number, c: number) =>
              (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
            points.push([along(x0, x1, x2), along(y0, y1, y2)]);
          }
      }
      return points;
    });
}

/** Whether a line from the point to the right crosses the ring an odd number of times. */
const isInside = ([x, y]: Point, ring: readonly Point[]) =>
  ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

const rings = new Map([...regionPaths].map(([key, path]) => [key, ringsOf(path)]));

test('draws the thirteen regions of the taxonomy, in at most 24 kB', () => {
  expect([...regionKeys].sort()).toEqual(taxonomy.regions.map(({ key }) => key).sort());
  expect([...regionPaths.values()].join('').length).toBeLessThan(24 * 1024);
});

test.each(
  places.items.map(({ id, region, latitude, longitude }) => [id, region, latitude, longitude] as const),
)('%s lies in the region %s and in no other', (_, region, latitude, longitude) => {
  const point = project(longitude, latitude);
  const within = [...rings].filter(([, around]) => around.some((ring) => isInside(point, ring)));
  expect(within.map(([key]) => key)).toEqual([region]);
});

describe('regions fit together without a gap', () => {
  const walks = Object.values(rounds).flat(2);
  const endsOf = (walk: string) => {
    const name = walk.replace('-', '') as keyof typeof borders;
    const numbers = borders[name].trim().split(/\s+/);
    const ends = [numbers.slice(0, 2).join(' '), numbers.slice(-2).join(' ')] as const;
    return walk === name ? ends : ([ends[1], ends[0]] as const);
  };

  test.each(Object.entries(rounds))('%s: each border begins where the one before it ends', (_, around) => {
    for (const ring of around) {
      const ends = ring.map(endsOf);
      expect(ends.map(([begin]) => begin)).toEqual([
        ends.at(-1)![1],
        ...ends.slice(0, -1).map(([, end]) => end),
      ]);
    }
  });

  test('each border is drawn, one between two regions by both', () => {
    for (const name of Object.keys(borders)) {
      const isOuter = /(Coast|Yemen|Jordan|Frontier)$|^(tiran|hassan|farasan|sajid)$/.test(name);
      const uses = walks.filter((walk) => walk.replace('-', '') === name);
      expect(uses, name).toHaveLength(isOuter ? 1 : 2);
    }
  });

  test('nothing is drawn outside of what is shown', () => {
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const [x, y] of [...rings.values()].flat(2)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });
});

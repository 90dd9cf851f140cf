import { listOf } from '#src/text/list-of.ts';

import { borders, rounds } from './borders.ts';

/** A place of the drawing, in its own units: to the right, and down. */
export type Point = readonly [x: number, y: number];

/** The meridian and the parallel of the drawing's upper left corner, with a margin for strokes. */
const west = 34.3;
const north = 32.3;

/** Units of the drawing for a degree of latitude; a degree of longitude is as much shorter as in the country's middle. */
const scale = 50;
const squeeze = Math.cos((24 * Math.PI) / 180);

/** Where a place lies in the drawing. */
export const project = (longitude: number, latitude: number): Point => [
  Math.round((longitude - west) * scale * squeeze * 10) / 10,
  Math.round((north - latitude) * scale * 10) / 10,
];

/** What of the drawing is shown. */
export const viewBox = '0 0 982 806';

type Border = keyof typeof borders;

function pointsOf(border: Border): Point[] {
  const numbers = borders[border].trim().split(/\s+/).map(Number);
  return listOf(numbers.length / 2, (index) => project(numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0));
}

/** The points of a border, walked the way that is said. */
function walked(walk: string): Point[] {
  return walk.startsWith('-') ? pointsOf(walk.slice(1) as Border).toReversed() : pointsOf(walk as Border);
}

/** How much of a line before and behind a point gives way to the bend round it. */
const bend = 0.3;

const onTheWay = ([ax, ay]: Point, [bx, by]: Point): string =>
  [ax + (bx - ax) * bend, ay + (by - ay) * bend].map((value) => Math.round(value * 10) / 10).join(' ');

/**
 * A border as path data behind a point that is drawn already: a line bent round its inner points, which is the same line from
 * either end.
 */
function drawn(points: readonly Point[]): string {
  const last = points.at(-1) ?? [0, 0];
  const bends = points.slice(1, -1).map((point, index) => {
    const before = points[index] ?? point;
    const behind = points[index + 2] ?? last;
    return `L${onTheWay(point, before)}Q${point.join(' ')} ${onTheWay(point, behind)}`;
  });
  return `${bends.join('')}L${last.join(' ')}`;
}

/** The outline of a region that runs round these borders. */
const toPath = (walks: readonly string[]): string => {
  const runs = walks.map(walked);
  return `M${(runs[0]?.[0] ?? [0, 0]).join(' ')}${runs.map(drawn).join('')}Z`;
};

/** The regions' keys in the taxonomy, the large ones first: small ones are drawn over them, and so are found. */
export const regionKeys = Object.keys(rounds) as readonly (keyof typeof rounds)[];

/** The path data of each region by its key. */
export const regionPaths: ReadonlyMap<string, string> = new Map(
  regionKeys.map((key) => [key, rounds[key].map(toPath).join('')]),
);

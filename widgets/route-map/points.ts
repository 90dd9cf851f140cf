import { kilometresBetween, type Point } from '#src/geo/distance.ts';
import type { ProfilePoint } from '#src/geo/measure.ts';

/** The one of some points for which a distance is least; undefined for none. */
function nearest(points: readonly ProfilePoint[], away: (point: ProfilePoint) => number) {
  let [found, least]: [ProfilePoint | undefined, number] = [undefined, Infinity];
  for (const point of points) {
    const distance = away(point);
    if (distance < least) [found, least] = [point, distance];
  }
  return found && { point: found, away: least };
}

/** The point nearest to a distance from the start. */
export const pointAfter = (points: readonly ProfilePoint[], kilometres: number): ProfilePoint | undefined =>
  nearest(points, (point) => Math.abs(point.kilometres - kilometres))?.point;

/** Kilometres within which a place counts as one on the way. */
const near = 1;

/** The point nearest to a place; undefined where none is within a kilometre. */
export function pointNear(points: readonly ProfilePoint[], place: Point): ProfilePoint | undefined {
  const found = nearest(points, (point) => kilometresBetween(point, place));
  return found && found.away <= near ? found.point : undefined;
}

/** The highest and the lowest point. */
export const extremesOf = (points: readonly ProfilePoint[]) => ({
  highest: nearest(points, ({ metres }) => -metres)?.point,
  lowest: nearest(points, ({ metres }) => metres)?.point,
});

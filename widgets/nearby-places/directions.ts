import type { Point } from '#src/geo/distance.ts';

/** Points of the compass, clockwise from north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** A point of the compass. */
export type Direction = (typeof directions)[number];

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** In which direction somebody sets out from one point who goes to another in a straight line (great circle). */
export function directionTo(from: Point, to: Point): Direction {
  const [start, end] = [toRadians(from.latitude), toRadians(to.latitude)];
  const turn = toRadians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + 8) % 8] ?? 'n';
}

import { areCoordinates } from '#src/text/coordinates.ts';
import type { Point } from './distance.ts';

/** Limits of an area, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The country with its islands and waters. No latitude within is also a longitude within. */
export const saudiArabia: Bounds = { south: 15.5, west: 34, north: 32.5, east: 56 };

/** The area that holds all points; undefined for none. */
export function boundsOf(points: Iterable<Point>): Bounds | undefined {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { latitude, longitude } of points) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return south <= north ? { south, west, north, east } : undefined;
}

/** Whether a point lies in an area, its limits included. */
export const isWithin = ({ latitude, longitude }: Point, { south, west, north, east }: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** What is wrong with two numbers that should be a point: they are none, or longitude was written for latitude. */
export type PointFault = 'coordinates' | 'swapped';

/**
 * What is wrong with a point; undefined for a good one.
 *
 * @param bounds where points are expected: one outside that would lie inside with its numbers swapped is a mistake
 */
export function faultOf(point: Point, bounds: Bounds): PointFault | undefined {
  const { latitude, longitude } = point;
  const isPlace = areCoordinates(latitude, longitude);
  if (isPlace && isWithin(point, bounds)) return undefined;
  if (isWithin({ latitude: longitude, longitude: latitude }, bounds)) return 'swapped';
  return isPlace ? undefined : 'coordinates';
}

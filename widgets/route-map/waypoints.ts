import type { Point } from '#src/geo/distance.ts';
import type { ProfilePoint } from '#src/geo/measure.ts';
import { pointNear } from './points.ts';
import type { Waypoint } from './widget.ts';

/** A place along the way, with what is known of where it is. */
export interface PlacedWaypoint {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly note: string;
  readonly position: Point | undefined;
  /** The point of the profile that it is at; undefined for one farther off than a kilometre. */
  readonly point: ProfilePoint | undefined;
}

/** Places along the way on the profile of a line. */
export const placeWaypoints = (
  waypoints: readonly Waypoint[],
  points: readonly ProfilePoint[],
): readonly PlacedWaypoint[] =>
  waypoints.map(({ title, note, latitude, longitude }, index) => {
    const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const point = position && pointNear(points, position);
    return { number: index + 1, title, note, position, point };
  });

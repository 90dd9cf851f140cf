import { kilometresBetween, type Point } from '#src/geo/distance.ts';
import type { ItemWithLink } from '#src/ui/deep-link-items.ts';
import type { Stop } from './widget.ts';

/** Whether a stop has a place. */
export const isSomewhere = (stop: Pick<Stop, 'latitude' | 'longitude'>): stop is Point =>
  stop.latitude !== undefined && stop.longitude !== undefined;

/** Kilometres from a point to each stop; undefined for all without a point, and for a stop without a place. */
export const fromPoint = (
  point: Point | undefined,
  stops: readonly Pick<ItemWithLink<Stop>, 'item'>[],
): (number | undefined)[] =>
  stops.map(({ item }) => (point && isSomewhere(item) ? kilometresBetween(point, item) : undefined));

/** Index of the stop that is nearest; undefined where none has a distance. */
export function nearestOf(distances: readonly (number | undefined)[]): number | undefined {
  const nearest = Math.min(...distances.filter((distance) => distance !== undefined));
  const index = distances.indexOf(nearest);
  return index < 0 ? undefined : index;
}

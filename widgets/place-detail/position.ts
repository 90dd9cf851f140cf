import { faultOf, saudiArabia, type PointFault } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';
import type { Place } from './widget.ts';

/** Where a place is; without a point where its author wrote none, or one that cannot be. */
export function positionOf({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): {
  readonly point?: Point;
  readonly fault?: PointFault;
} {
  if (latitude === undefined || longitude === undefined) return {};
  const fault = faultOf({ latitude, longitude }, saudiArabia);
  return fault ? { fault } : { point: { latitude, longitude } };
}

import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { faultOf, saudiArabia } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';
import type { MapPlace } from '#src/map/map.ts';
import { keyOf } from '../items.ts';

/** Where an item is; undefined where that is not known, or its numbers are swapped: it is in the list alone. */
export function placeOf({
  latitude,
  longitude,
}: Pick<FullItem, 'latitude' | 'longitude'>): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude, longitude };
  return faultOf(point, saudiArabia) ? undefined : point;
}

/** Items as markers, in their order. */
export const toPlaces = (items: readonly FullItem[]): readonly MapPlace[] =>
  items.flatMap((item) => {
    const point = placeOf(item);
    return point ? [{ ...point, id: keyOf(item), name: item.title }] : [];
  });

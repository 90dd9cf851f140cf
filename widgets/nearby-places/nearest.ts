import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { placeOf } from '#src/catalogue/map/places.ts';
import { withoutDoubles } from '#src/catalogue/items.ts';
import { kilometresBetween, type Point } from '#src/geo/distance.ts';
import { directionTo, type Direction } from './directions.ts';

/** An item with where it is, seen from an origin. */
export interface NearItem {
  readonly item: FullItem;
  readonly kilometres: number;
  readonly direction: Direction;
}

/** What is looked for around a point. */
interface Circle {
  readonly from: Point;
  /** In km. */
  readonly radius: number;
  /** Items at most. */
  readonly limit: number;
}

/** The items within a circle, the nearest first; of several with one key the first counts, one without a position none. */
export const nearest = (items: readonly FullItem[], { from, radius, limit }: Circle): readonly NearItem[] =>
  withoutDoubles(items)
    .flatMap((item) => {
      const point = placeOf(item);
      if (!point) return [];
      const kilometres = kilometresBetween(from, point);
      return kilometres > radius ? [] : [{ item, kilometres, direction: directionTo(from, point) }];
    })
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, limit);

const largest = 200;

/** The next wider radius in km; undefined for the largest. */
export const widerThan = (radius: number): number | undefined =>
  radius < largest ? Math.min(largest, radius * 2) : undefined;

import type { Bounds } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';

/** What stands on a map: a marker that is a button. */
export interface MapPlace extends Point {
  readonly id: string;
  /** Names the button. */
  readonly name: string;
  /** Of the marker, as CSS writes it; without one the theme's. */
  readonly colour?: string | undefined;
  /** Of a built-in icon, or the address of an svg. */
  readonly iconName?: string | undefined;
  /** In place of an icon, as the number of a stop. */
  readonly label?: string | undefined;
  /** Drawn and no button, and in no cluster: where the visitor is. */
  readonly isStill?: boolean;
  /** Names of the groups that it belongs to: a cluster is named by the largest. */
  readonly kinds?: readonly string[] | undefined;
}

/** A place that the visitor sets on a map. */
export interface MapPin {
  /** Undefined while it is nowhere. */
  readonly place: Point | undefined;
  readonly onPlace: (place: Point) => void;
}

/** A line over the map; a gap between its parts is not drawn. */
export interface MapLine {
  readonly id: string;
  readonly parts: readonly (readonly Point[])[];
  /** `direct` is dashed: as the crow flies. */
  readonly look: 'route' | 'direct';
  /** Marks along it show which way it goes. */
  readonly hasDirection?: boolean;
}

/** A place of the map: its centre, and how near it is seen (1 to 18, each twice as near as the one before). */
export interface MapView extends Point {
  readonly zoom: number;
}

/** A point that is to be seen at least as near as a zoom. */
export interface MapPoint extends Point {
  readonly atLeast: number;
}

/** An area that is shown whole. */
export interface MapArea extends Bounds {
  /** The nearest zoom at which it is shown; 12 by default, since a single place has no area. */
  readonly atMost?: number;
}

/** Where a map goes: to a place, to a point, or to an area. */
export type MapTarget = MapView | MapPoint | MapArea;

/** What is seen after a map has moved. */
export interface MapMove {
  readonly view: MapView;
  readonly bounds: Bounds;
  /** Whether a visitor moved it, in place of a target. */
  readonly isByVisitor: boolean;
}

export const leastZoom = 1;
export const mostZoom = 18;

import type { Tiles } from './base/tiles.ts';
import type { Clustering } from './leaflet/cluster.ts';
import type { MapLine, MapMove, MapPin, MapPlace, MapTarget } from './map.ts';

/** What an author wrote about the ground of a map, as far as it can be used (`useMapGround`). */
export interface MapGround {
  readonly tiles: Tiles | undefined;
  readonly attribution: string;
  /** GeoJSON, its text, or the address of a file with it. */
  readonly outline: unknown;
}

/** What a map is given. Lists are the same objects as long as nothing changes. */
export interface MapProps {
  readonly ground: MapGround;
  /** In the order of the list beside the map. */
  readonly places: readonly MapPlace[];
  readonly lines?: readonly MapLine[];
  /** Where the map begins; what comes later is not looked at. */
  readonly start: MapTarget;
  /** Where the map goes; a new object moves it again. */
  readonly target?: MapTarget | undefined;
  /** How places are put together that stand too close; without it each stands alone. */
  readonly clustering?: Clustering;
  /** Id of the place whose card is open. */
  readonly chosen?: string | undefined;
  /** A marker was pressed; without it markers are no buttons. */
  readonly onChoose?: (place: MapPlace) => void;
  /** The place that the visitor sets here. */
  readonly pin?: MapPin;
  readonly onMove?: (move: MapMove) => void;
  /** A drawing that nothing moves, of the built-in outline, as an author’s page shows. */
  readonly isStill: boolean;
}

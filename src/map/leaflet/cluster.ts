import type { MapPlace } from '../map.ts';
import type { Seen } from './useFrame.ts';

/** How places are put together: within so many px of each other, up to a zoom. */
export interface Clustering {
  readonly radius: number;
  readonly maxZoom: number;
}

/** Places that stand too close together to be told apart. */
export interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  /** How many places, and how many of each kind. */
  readonly count: number;
  readonly kinds: ReadonlyMap<string, number>;
  /** Place in the list of the first of them. */
  readonly first: number;
  /** From this zoom on it falls apart. */
  readonly opensAt: number;
}

/** What is drawn of the places: some alone, some in clusters, in the order of the list. */
export type Clusters = (seen: Seen) => readonly (MapPlace | Cluster)[];

export const isCluster = (mark: MapPlace | Cluster): mark is Cluster => 'opensAt' in mark;

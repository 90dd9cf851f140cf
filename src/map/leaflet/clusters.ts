import Supercluster from 'supercluster';
import type { MapPlace } from '../map.ts';
import type { Clustering, Clusters } from './cluster.ts';

interface Sum {
  readonly first: number;
  readonly kinds: Readonly<Record<string, number>>;
}

interface Known extends Clustering {
  readonly clusters: Clusters;
}

/** Lists that have been put together: who takes a filter away again waits no second time. */
const known = new WeakMap<readonly MapPlace[], Known>();

/** Puts places together, once for all zooms. @param places the same list as long as nothing changes */
export function clusterPlaces(places: readonly MapPlace[], { radius, maxZoom }: Clustering): Clusters {
  const before = known.get(places);
  if (before?.radius === radius && before.maxZoom === maxZoom) return before.clusters;
  const clusters = indexOf(places, { radius, maxZoom });
  known.set(places, { radius, maxZoom, clusters });
  return clusters;
}

function indexOf(places: readonly MapPlace[], { radius, maxZoom }: Clustering): Clusters {
  const index = new Supercluster<{ at: number }, Sum>({
    radius,
    maxZoom: Math.min(maxZoom, 17),
    // px of a tile of Leaflet: the library counts in 512.
    extent: 256,
    map: ({ at }) => ({
      first: at,
      kinds: Object.fromEntries((places[at]?.kinds ?? []).map((kind) => [kind, 1])),
    }),
    reduce(sum, { first, kinds }) {
      const all = { ...sum.kinds };
      for (const [kind, count] of Object.entries(kinds)) all[kind] = (all[kind] ?? 0) + count;
      Object.assign(sum, { first: Math.min(sum.first, first), kinds: all });
    },
  });
  index.load(
    places.map(({ latitude, longitude }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return ({ zoom, around: { south, west, north, east } }) =>
    index
      .getClusters([west, south, east, north], zoom)
      .map(({ properties, geometry: { coordinates } }) => {
        if (!('cluster_id' in properties)) return { at: properties.at, mark: places[properties.at]! };
        const [longitude = 0, latitude = 0] = coordinates;
        const { first, kinds, point_count: count, cluster_id: id } = properties;
        return {
          at: first,
          mark: {
            latitude,
            longitude,
            count,
            first,
            kinds: new Map(Object.entries(kinds)),
            opensAt: index.getClusterExpansionZoom(id),
          },
        };
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ mark }) => mark);
}

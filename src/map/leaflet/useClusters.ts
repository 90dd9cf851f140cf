import { useEffect, useMemo, useState } from 'react';
import { isWithin } from '#src/geo/bounds.ts';
import type { MapPlace } from '../map.ts';
import type { Cluster, Clustering, Clusters } from './cluster.ts';
import { useSeen } from './useFrame.ts';
import type { LeafletMap } from './useLeaflet.ts';

/** So many places may be seen alone before they are put together. */
const fewAlone = 60;

/**
 * What is drawn of the places where a map is: those in view alone, put together where they stand too close. What puts them
 * together is fetched; until then few stand alone, and many wait for it. Where it stays away, each stands alone.
 *
 * @param clustering undefined where each place stands alone
 * @param chosen id of a place that stands alone in any case: its card is open
 */
export function useClusters(
  map: LeafletMap,
  places: readonly MapPlace[],
  clustering: Clustering | undefined,
  chosen: string | undefined,
): readonly (MapPlace | Cluster)[] {
  const seen = useSeen(map);
  const [library, setLibrary] = useState<typeof import('./clusters.ts') | 'failed'>();
  const isWanted = clustering !== undefined && clustering.radius > 0 && places.length > 1;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void import('./clusters.ts').then(
      (fetched) => !isOver && setLibrary(fetched),
      (error: unknown) => {
        console.error(`tourism-widgets: ${String(error)}`);
        if (!isOver) setLibrary('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);

  // The same list where none stands still: what puts it together knows it again.
  const moving = useMemo(
    () => (places.some(({ isStill }) => isStill) ? places.filter(({ isStill }) => !isStill) : places),
    [places],
  );
  const still = useMemo(() => places.filter(({ isStill }) => isStill), [places]);
  const radius = clustering?.radius ?? 0;
  const maxZoom = clustering?.maxZoom ?? 0;
  const clusters: Clusters | undefined = useMemo(
    () =>
      isWanted && library && library !== 'failed'
        ? library.clusterPlaces(moving, { radius, maxZoom })
        : undefined,
    [library, isWanted, moving, radius, maxZoom],
  );
  const isWaiting = isWanted && !library && moving.length > fewAlone;
  const marks = useMemo(() => {
    const alone = isWaiting ? [] : moving.filter((place) => isWithin(place, seen.around));
    return [...(clusters?.(seen) ?? alone), ...still];
  }, [clusters, isWaiting, moving, still, seen]);
  return useMemo(() => {
    const place = chosen === undefined ? undefined : moving.find(({ id }) => id === chosen);
    return !place || marks.includes(place) ? marks : [...marks, place];
  }, [marks, moving, chosen]);
}

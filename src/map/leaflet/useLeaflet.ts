import { Map as LeafletMap, type LatLngBoundsExpression } from 'leaflet/dist/leaflet-src.esm.js';
import { useCallback, useState } from 'react';
import { followSize } from './follow-size.ts';
import type { Bounds } from '#src/geo/bounds.ts';
import { leastZoom, mostZoom, type MapTarget } from '../map.ts';
import { zoomByTwoClicks } from './two-clicks.ts';

export type { LeafletMap };

/** Limits of an area as Leaflet takes them. */
export const toLeaflet = ({ south, west, north, east }: Bounds): LatLngBoundsExpression => [
  [south, west],
  [north, east],
];

/** Room around an area that is shown whole, in px: markers stand over its edge. */
const padding: [number, number] = [40, 40];

/** An area is not shown nearer than this, unless it says so: a single place has none around it. */
const nearest = 12;

/** Px of a card and its margin, and the width of a map from which on it stands in a corner (`../map.module.css`). */
const cardWidth = 396;
const wide = 640;

/**
 * From a place to the middle of a map whose card leaves the place to be seen: on a phone the card covers the lower half, in a
 * map that is not twice as wide as it the side where lines begin.
 */
function besideCard(map: LeafletMap): [x: number, y: number] {
  const { x, y } = map.getSize();
  if (x < wide) return [0, Math.round(y / 4)];
  if (x / 2 > cardWidth + 40) return [0, 0];
  const box = map.getContainer().closest('[data-map]');
  const isMirrored = box !== null && getComputedStyle(box).direction === 'rtl';
  return [(isMirrored ? cardWidth : -cardWidth) / 2, 0];
}

/** Moves a map. */
export function goTo(map: LeafletMap, target: MapTarget, isAnimated: boolean): void {
  const options = { animate: isAnimated };
  if ('south' in target)
    map.fitBounds(toLeaflet(target), { ...options, padding, maxZoom: target.atMost ?? nearest });
  else {
    const { latitude, longitude } = target;
    const zoom = 'zoom' in target ? target.zoom : Math.max(map.getZoom(), target.atLeast);
    const point = map.project([latitude, longitude], zoom);
    const centre = 'atLeast' in target ? point.add(besideCard(map)) : point;
    map.setView(map.unproject(centre, zoom), zoom, options);
  }
}

interface MadeMap {
  /** Undefined until the element is there. */
  readonly map: LeafletMap | undefined;
  /** For the element. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Makes Leaflet's map in an element, and takes it away with everything of its own. It has no control, no stop for the keyboard
 * and no words: these are React's.
 *
 * @param start where it begins; later targets are `goTo`'s
 * @param isStill whether the visitor may not move it
 * @param glides whether it glides where it goes
 */
export function useLeaflet(start: MapTarget, isStill: boolean, glides: boolean): MadeMap {
  const [map, setMap] = useState<LeafletMap>();
  const [begin] = useState(start);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const made = new LeafletMap(element, {
        attributionControl: false,
        zoomControl: false,
        keyboard: false,
        boxZoom: false,
        dragging: !isStill,
        doubleClickZoom: false,
        scrollWheelZoom: !isStill,
        touchZoom: !isStill,
        inertia: glides,
        zoomAnimation: glides,
        fadeAnimation: glides,
        trackResize: false,
        minZoom: leastZoom,
        maxZoom: mostZoom,
      });
      goTo(made, begin, false);
      const stops = [followSize(made, element), ...(isStill ? [] : [zoomByTwoClicks(made, element)])];
      setMap(made);
      return () => {
        for (const stop of stops) stop();
        setMap(undefined);
        made.remove();
      };
    },
    [begin, isStill, glides],
  );
  return { map, ref };
}

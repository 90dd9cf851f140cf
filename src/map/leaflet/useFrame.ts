import type { ZoomAnimEvent } from 'leaflet/dist/leaflet-src.esm.js';
import { startTransition, useEffect, useState } from 'react';
import type { Point } from '#src/geo/distance.ts';
import type { Bounds } from '#src/geo/bounds.ts';
import type { LeafletMap } from './useLeaflet.ts';

/** Where points of the earth stand in the layers of a map, in px. It stays as the map is moved, and changes as it is zoomed. */
export interface Frame {
  readonly place: (point: Point) => { readonly x: number; readonly y: number };
}

/** The frame of a map; while the map glides to another zoom, that of where it goes. */
export function useFrame(map: LeafletMap): Frame {
  const [frame, setFrame] = useState(() => frameOf(map));
  useEffect(() => {
    const update = () => setFrame(frameOf(map));
    const glide = ({ center, zoom }: ZoomAnimEvent) => {
      const middle = map.getSize().divideBy(2);
      const corner = map.containerPointToLayerPoint([0, 0]);
      const origin = map.project(center, zoom).subtract(middle).subtract(corner).round();
      setFrame(frameAt(map, zoom, origin));
    };
    map.on('zoom viewreset zoomend', update);
    map.on('zoomanim', glide);
    return () => {
      map.off('zoom viewreset zoomend', update);
      map.off('zoomanim', glide);
    };
  }, [map]);
  return frame;
}

const frameOf = (map: LeafletMap): Frame => frameAt(map, map.getZoom(), map.getPixelOrigin());

const frameAt = (
  map: LeafletMap,
  zoom: number,
  origin: { readonly x: number; readonly y: number },
): Frame => ({
  place({ latitude, longitude }) {
    const { x, y } = map.project([latitude, longitude], zoom);
    return { x: Math.round(x - origin.x), y: Math.round(y - origin.y) };
  },
});

/** What is seen of a map once it rests, with as much again around it, so that a map that is moved has its markers. */
export interface Seen {
  readonly zoom: number;
  readonly around: Bounds;
  /** What is seen itself: a marker beyond it is no stop for the keyboard. */
  readonly inside: Bounds;
}

/** What is seen of a map, as it comes to rest elsewhere. */
export function useSeen(map: LeafletMap): Seen {
  const [seen, setSeen] = useState(() => seenOf(map));
  useEffect(() => {
    // Markers follow after the map has come to rest: with it they would hold it up.
    const update = () => startTransition(() => setSeen(seenOf(map)));
    map.on('moveend resize', update);
    return () => void map.off('moveend resize', update);
  }, [map]);
  return seen;
}

function seenOf(map: LeafletMap): Seen {
  const bounds = map.getBounds();
  return { zoom: Math.round(map.getZoom()), around: toBounds(bounds.pad(0.5)), inside: toBounds(bounds) };
}

/** Limits as the house has them. */
export const toBounds = (bounds: ReturnType<LeafletMap['getBounds']>): Bounds => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

import { LayerGroup, Point as Pixel, Polyline } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect } from 'react';
import type { MapLine } from '../map.ts';
import styles from './leaflet-map.module.css';
import { arrowsAlong } from './arrows.ts';
import type { LeafletMap } from './useLeaflet.ts';

type LatLng = [latitude: number, longitude: number];

/** Leaflet's layer of lines, over that of the ground, which may come later. */
const pane = 'lines';

/** Lines over each other: one of the ground's colour below, so that what is above shows on any ground. */
const drawnOver = (points: LatLng[][], looks: readonly string[]): Polyline[] =>
  looks.map(
    (look) =>
      new Polyline(points, { pane, interactive: false, smoothFactor: 1, className: styles[look] ?? '' }),
  );

const partsOf = ({ parts }: MapLine): LatLng[][] =>
  parts.map((part) => part.map(({ latitude, longitude }): LatLng => [latitude, longitude]));

/** Draws lines, with marks of their direction where they have them. */
export function useLines(map: LeafletMap | undefined, lines: readonly MapLine[] | undefined): void {
  useEffect(() => {
    if (!map || !lines?.length) return undefined;
    if (!map.getPane(pane)) map.createPane(pane);
    const drawn = lines.flatMap((line) => drawnOver(partsOf(line), ['casing', line.look]));
    const layer = new LayerGroup(drawn).addTo(map);
    return () => void layer.remove();
  }, [map, lines]);

  useEffect(() => {
    const directed = lines?.filter(({ hasDirection }) => hasDirection).flatMap(partsOf) ?? [];
    if (!map || directed.length === 0) return undefined;
    let layer: LayerGroup | undefined;
    const draw = () => {
      void layer?.remove();
      layer = new LayerGroup(drawnOver(arrowsOn(map, directed), ['arrowCasing', 'arrow'])).addTo(map);
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      void layer?.remove();
    };
  }, [map, lines]);
}

/** Positions of a part from which the direction is taken: a map that is moved has no time for all of twenty thousand. */
const mostPositions = 1000;

/** Arrows for what is seen of some lines, and as much again around it. */
function arrowsOn(map: LeafletMap, parts: readonly LatLng[][]): LatLng[][] {
  const { min, max } = map.getPixelBounds();
  const size = map.getSize();
  const isNear = ({ x, y }: { readonly x: number; readonly y: number }) =>
    min !== undefined &&
    max !== undefined &&
    x > min.x - size.x / 2 &&
    x < max.x + size.x / 2 &&
    y > min.y - size.y / 2 &&
    y < max.y + size.y / 2;
  return parts.flatMap((part) => {
    const step = Math.ceil(part.length / mostPositions);
    const pixels = part.filter((_, index) => index % step === 0).map((point) => map.project(point));
    return arrowsAlong(pixels)
      .filter(([, tip]) => isNear(tip))
      .map((arrow) =>
        arrow.map(({ x, y }): LatLng => {
          const { lat, lng } = map.unproject(new Pixel(x, y));
          return [lat, lng];
        }),
      );
  });
}

import { geoJSON, LayerGroup, polygon, TileLayer, type Layer } from 'leaflet/dist/leaflet-src.esm.js';
import type { GeoJsonObject } from 'geojson';
import { useEffect, useEffectEvent } from 'react';
import type { Tiles } from '../base/tiles.ts';
import { mostZoom } from '../map.ts';
import styles from './leaflet-map.module.css';
import type { Land } from '../outline/lands.ts';
import type { LeafletMap } from './useLeaflet.ts';

/**
 * Lays the ground of a map: tiles, or an outline.
 *
 * @param outline GeoJSON; undefined for that of the country
 * @param onFault the outline cannot be drawn, and the country's is
 */
export function useGround(
  map: LeafletMap | undefined,
  tiles: Tiles | undefined,
  outline: unknown,
  onFault: () => void,
): void {
  const tell = useEffectEvent(onFault);
  const url = tiles?.url;
  useEffect(() => {
    if (!map) return undefined;
    let layer: Layer | undefined;
    let isOver = false;
    const lay = (ground: Layer) => {
      if (!isOver) layer = ground.addTo(map);
    };
    const own = url ? new TileLayer(url, { maxZoom: mostZoom }) : drawnBy(outline);
    if (own) lay(own);
    else {
      if (outline) tell();
      void import('../outline/lands.ts').then(({ readLands }) => lay(countries(readLands())));
    }
    return () => {
      isOver = true;
      layer?.remove();
    };
  }, [map, url, outline]);
}

/** An author's outline as a layer; undefined where it is no GeoJSON with a line or an area. */
function drawnBy(outline: unknown): Layer | undefined {
  if (!outline) return undefined;
  try {
    const layer = geoJSON(outline as GeoJsonObject, {
      interactive: false,
      style: { className: styles['land'] ?? '' },
      filter: ({ geometry }) => /Polygon|LineString/.test(geometry.type),
    });
    return layer.getLayers().length > 0 && layer.getBounds().isValid() ? layer : undefined;
  } catch {
    return undefined;
  }
}

const countries = (lands: readonly Land[]): Layer =>
  new LayerGroup(
    lands.map(({ isOurs, rings }) =>
      polygon(
        rings.map((ring) => [ring]),
        { interactive: false, className: styles[isOurs ? 'land' : 'neighbour'] ?? '' },
      ),
    ),
  );

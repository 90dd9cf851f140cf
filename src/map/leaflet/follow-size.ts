import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/** Keeps a map as large as its element: Leaflet hears of the window alone. @returns ends it */
export function followSize(map: LeafletMap, element: HTMLElement): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  observer.observe(element);
  return () => observer.disconnect();
}

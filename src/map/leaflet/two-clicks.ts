import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/**
 * Two clicks bring the map nearer where they were, with Shift farther away. Not where the first was on a button: that has its
 * own answer, and may have moved the map so that the second was beside it.
 *
 * @returns stops it
 */
export function zoomByTwoClicks(map: LeafletMap, element: HTMLElement): () => void {
  let [first, second]: (EventTarget | null)[] = [null, null];
  const note = ({ target }: Event) => {
    [first, second] = [second ?? null, target];
  };
  element.addEventListener('click', note, { capture: true });
  map.on('dblclick', ({ originalEvent: { shiftKey }, containerPoint }) => {
    if (first instanceof Element && first.closest('button')) return;
    map.setZoomAround(containerPoint, map.getZoom() + (shiftKey ? -1 : 1));
  });
  return () => element.removeEventListener('click', note, { capture: true });
}

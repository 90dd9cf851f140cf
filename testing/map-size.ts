import { vi } from 'vitest';

/** Gives everything a size in px, as a browser does: Leaflet draws nothing on a map without one. */
export function giveMapsASize(width = 800, height = 600): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

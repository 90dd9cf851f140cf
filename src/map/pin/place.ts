import type { Point } from '#src/geo/distance.ts';

/** Decimals of a degree: about a metre. */
const decimals = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

/** A place of Leaflet's as it is set: within ±180 degrees of longitude, to about a metre. */
export function toPlace(at: {
  readonly lat: number;
  readonly lng: number;
  wrap: () => { lng: number };
}): Point {
  return { latitude: rounded(at.lat), longitude: rounded(at.wrap().lng) };
}

/** A place as a coordinates field takes it: latitude, then longitude. */
export const coordinatesText = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;

/** The same within a sentence of any direction. */
export const pinText = (place: Point): string => `\u2066${coordinatesText(place)}\u2069`;

import type { Point } from '#src/geo/distance.ts';

/** Apps and websites that lead somebody to a place, by the addresses that their makers publish for links. */
export const directions = {
  google: ({ latitude, longitude }) =>
    `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  apple: ({ latitude, longitude }) => `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  waze: ({ latitude, longitude }) => `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
} satisfies Readonly<Record<string, (place: Point) => string>>;

/** A key of `directions`. */
export type DirectionsApp = keyof typeof directions;

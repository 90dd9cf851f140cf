import lands from './lands.json' with { type: 'json' };

/** A country around, or the country itself. */
export interface Land {
  readonly isOurs: boolean;
  /** Closed rings of [latitude, longitude]. */
  readonly rings: [latitude: number, longitude: number][][];
}

/** Parts of a degree in which the file counts. */
const parts = 100;

/**
 * Saudi Arabia and its neighbours (Natural Earth, public domain; docs/decisions/0171). The file has for each ring the steps
 * from point to point, longitude before latitude, in hundredths of a degree. The source was cut at 30° and 60.5° east, 11° and 35°
 * north; what is cut there goes on straight beyond any window, so that no map ends in the middle of a neighbour.
 */
export const readLands = (): Land[] =>
  lands.map(({ isOurs, rings }) => ({ isOurs, rings: rings.map(readRing) }));

function readRing(steps: readonly number[]): [number, number][] {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([y / parts, x / parts]);
  }
  return points;
}

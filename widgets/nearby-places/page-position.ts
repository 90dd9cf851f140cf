import { useMemo, useSyncExternalStore } from 'react';
import type { Point } from '#src/geo/distance.ts';
import { pageHead } from '#src/page/dom.ts';
import { areCoordinates } from '#src/text/coordinates.ts';

/** Two numbers as a point; undefined for what is no place on earth. */
function pointOf(latitude: unknown, longitude: unknown): Point | undefined {
  const [north, east] = [toNumber(latitude), toNumber(longitude)];
  return areCoordinates(north, east) ? { latitude: north, longitude: east } : undefined;
}

const toNumber = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;

/** The first place of structured data that has a position; in schema.org only places have `geo`. */
function placeIn(text: string): Point | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const rest: unknown[] = [json];
  while (rest.length > 0) {
    const value = rest.shift();
    if (typeof value !== 'object' || value === null) continue;
    if ('geo' in value && typeof value.geo === 'object' && value.geo !== null) {
      const { latitude, longitude } = value.geo as Readonly<Record<string, unknown>>;
      const point = pointOf(latitude, longitude);
      if (point) return point;
    }
    rest.unshift(...Object.values(value));
  }
  return undefined;
}

/** Where the page says that it is: by the structured data of a place, else by `<meta name="geo.position">`. */
export function readPagePosition(root: ParentNode): Point | undefined {
  for (const script of root.querySelectorAll('script[type="application/ld+json" i]')) {
    const point = placeIn(script.textContent);
    if (point) return point;
  }
  const meta = root.querySelector('meta[name="geo.position" i]')?.getAttribute('content') ?? '';
  return pointOf(...(meta.split(/[;,]/) as [string, string]));
}

/** Tells of structured data that a widget writes later. */
function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(pageHead(), { childList: true });
  return () => observer.disconnect();
}

/** A text, since a point would be another object each time. */
function positionText(): string {
  const { latitude, longitude } = readPagePosition(document) ?? {};
  return latitude === undefined ? '' : `${latitude};${longitude}`;
}

const never = () => () => {};
const nowhere = () => '';

/** Where the page says that it is; undefined on a server, in the first drawing, and where it does not say. */
export function usePagePosition(isWanted: boolean): Point | undefined {
  const text = useSyncExternalStore(isWanted ? onChange : never, isWanted ? positionText : nowhere, nowhere);
  return useMemo(() => {
    const [latitude, longitude] = text.split(';');
    return pointOf(latitude, longitude);
  }, [text]);
}

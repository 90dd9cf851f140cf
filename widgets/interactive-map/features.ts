import { saudiArabia } from '#src/geo/bounds.ts';
import { readGeoJson } from '#src/geo/geojson.ts';
import type { Output } from '#src/schema/node.ts';
import { tryRead } from '#src/schema/read.ts';
import { mapItem } from './item.schema.ts';

/** What an author wrote as GeoJSON. */
interface Features {
  readonly items: readonly Output<typeof mapItem>[];
  /** Places in the list, from 1, of what has no point that can be used; those whose numbers are swapped apart. */
  readonly unplaced: readonly number[];
  readonly swapped: readonly number[];
  /** How many came after those that are read. */
  readonly rest: number;
}

/**
 * Places that an author wrote as GeoJSON: properties hold an item's fields. A feature without a title is none; one whose point
 * cannot be used stands in the list alone.
 */
export function readFeatures(given: unknown): Features {
  const read = given === undefined ? undefined : readGeoJson(given, saudiArabia);
  const { features = [], findings = [], rest = 0 } = read ?? {};
  const items = features.flatMap(({ id, properties, geometry }) => {
    const point = geometry && 'point' in geometry ? geometry.point : undefined;
    const { latitude, longitude } = point ?? {};
    return tryRead(mapItem, { ...properties, id, latitude, longitude }) ?? [];
  });
  const lines = features.filter(({ geometry }) => geometry && 'line' in geometry);
  const isSwapped = ({ fault }: { readonly fault: string }) => fault === 'swapped';
  return {
    items,
    unplaced: [...findings.filter((finding) => !isSwapped(finding)), ...lines].map(({ index }) => index + 1),
    swapped: findings.filter(isSwapped).map(({ index }) => index + 1),
    rest,
  };
}

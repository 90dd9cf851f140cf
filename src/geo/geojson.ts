import { coerceJson, coerceList, coerceNumber, isObject, ownEntries } from '#src/schema/coerce.ts';
import { faultOf, type Bounds, type PointFault } from './bounds.ts';
import { elevationOf, lineBuilder, type Line, type Position } from './line.ts';

/** Where a feature is. */
export type Geometry = { readonly point: Position } | { readonly line: Line };

/** A feature of a GeoJSON text. */
export interface GeoFeature {
  /** Its place in what was written, from 0. */
  readonly index: number;
  /** Its `id`, else `properties.id`. */
  readonly id: string | undefined;
  /** As they were written. A text among them is text, and never HTML. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Absent where there is none that can be used. */
  readonly geometry: Geometry | undefined;
}

/**
 * What is wrong with a feature: it is none; it has no geometry, or one of another kind than Point, LineString and
 * MultiLineString; its coordinates are none, of a line some of them; longitude and latitude are swapped.
 */
export type FeatureFault = 'feature' | 'unlocated' | 'geometry' | PointFault;

/** What was read of a GeoJSON text. */
export interface GeoFeatures {
  /** One with a fault is among them without its geometry, but for what is no feature. */
  readonly features: readonly GeoFeature[];
  readonly findings: readonly { readonly index: number; readonly fault: FeatureFault }[];
  /** How many features came after those that were read. */
  readonly rest: number;
}

/** Features that are read; the catalogue's limit. */
const mostFeatures = 2000;

/**
 * Reads GeoJSON (RFC 7946): a FeatureCollection, a Feature, a list of Features or a geometry by itself, also as JSON text.
 * Coordinates are longitude, latitude, and metres where there is a third.
 *
 * @param bounds where features are expected (`faultOf`)
 * @returns undefined for what is no GeoJSON
 */
export function readGeoJson(value: unknown, bounds: Bounds): GeoFeatures | undefined {
  const written = featuresIn(coerceJson(value));
  if (!written) return undefined;
  const features: GeoFeature[] = [];
  const findings: { index: number; fault: FeatureFault }[] = [];
  for (const [index, one] of written.slice(0, mostFeatures).entries()) {
    if (!isObject(one) || one['type'] !== 'Feature') {
      findings.push({ index, fault: 'feature' });
      continue;
    }
    const { geometry, fault } = readGeometry(one['geometry'], bounds);
    if (fault) findings.push({ index, fault });
    const properties = isObject(one['properties']) ? Object.fromEntries(ownEntries(one['properties'])) : {};
    features.push({ index, id: toId(one['id']) ?? toId(properties['id']), properties, geometry });
  }
  return { features, findings, rest: Math.max(0, written.length - mostFeatures) };
}

/** The lines of all features, as the parts of one; undefined without any. */
export function linesOf({ features }: GeoFeatures): Line | undefined {
  const parts = features.flatMap(({ geometry }) => (geometry && 'line' in geometry ? geometry.line : []));
  return parts.length > 0 ? parts : undefined;
}

const geometries = ['Point', 'LineString', 'MultiLineString', 'MultiPoint', 'Polygon', 'MultiPolygon'];

function featuresIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  if (value['type'] === 'FeatureCollection') return coerceList(value['features'] ?? []);
  if (value['type'] === 'Feature') return [value];
  return geometries.some((name) => name === value['type'])
    ? [{ type: 'Feature', geometry: value }]
    : undefined;
}

const toId = (id: unknown): string | undefined =>
  (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined;

interface Read {
  readonly geometry?: Geometry;
  readonly fault?: FeatureFault;
}

function readGeometry(geometry: unknown, bounds: Bounds): Read {
  if (geometry === null || geometry === undefined) return { fault: 'unlocated' };
  if (!isObject(geometry)) return { fault: 'geometry' };
  const { type, coordinates } = geometry;
  if (type === 'Point') return readPoint(coordinates, bounds);
  if (type === 'LineString') return readLine([coordinates], bounds);
  if (type === 'MultiLineString') return readLine(coordinates, bounds);
  return { fault: 'geometry' };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Numbers of a position; what is none is not a number. */
function numbersOf(
  position: unknown,
): readonly [latitude: number, longitude: number, metres: number | undefined] {
  if (!isList(position)) return [Number.NaN, Number.NaN, undefined];
  const [longitude, latitude, metres] = position.map((number) => {
    const coerced = coerceNumber(number);
    return typeof coerced === 'number' ? coerced : Number.NaN;
  });
  return [latitude ?? Number.NaN, longitude ?? Number.NaN, metres];
}

function readPoint(position: unknown, bounds: Bounds): Read {
  const [latitude, longitude, metres] = numbersOf(position);
  const fault = faultOf({ latitude, longitude }, bounds);
  return fault ? { fault } : { geometry: { point: { latitude, longitude, elevation: elevationOf(metres) } } };
}

function readLine(parts: unknown, bounds: Bounds): Read {
  const builder = lineBuilder(bounds);
  for (const part of isList(parts) ? parts : []) {
    for (const position of isList(part) ? part : []) builder.add(...numbersOf(position));
    builder.endPart();
  }
  const { line, wrong, isSwapped } = builder.finish();
  if (isSwapped) return { fault: 'swapped' };
  if (line.length === 0) return { fault: 'coordinates' };
  return { geometry: { line }, ...(wrong > 0 && { fault: 'coordinates' }) };
}

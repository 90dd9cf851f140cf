import type { ContentItem } from './content-item.ts';
import { numberIn, rangeIn, valuesIn } from './lists.ts';

/** The filters of the site search by time and place: `from`, `to`, `date`, `bounds`, `point` with `radius`. */

/** A day given as a date lasts until its end in the zone of the site. */
const endOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T23:59:59+03:00`);
const startOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T00:00:00+03:00`);

/** All times at which an item takes place or holds. */
function timesOf(item: ContentItem): readonly { start: string; end: string }[] {
  if (item.occurrences) return item.occurrences;
  if (item.departures) return [{ start: item.departures.from, end: item.departures.to }];
  return item.startDate && item.endDate ? [{ start: item.startDate, end: item.endDate }] : [];
}

function happensBetween(item: ContentItem, from: string, to: string): boolean {
  const earliest = from ? startOf(from) : Number.NEGATIVE_INFINITY;
  const latest = to ? endOf(to) : Number.POSITIVE_INFINITY;
  return timesOf(item).some(({ start, end }) => startOf(start) <= latest && endOf(end) >= earliest);
}

/** Whether an item takes place within `from` and `to`, and within one of the ranges of `date`. */
export function happensWithin(item: ContentItem, query: URLSearchParams): boolean {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if ((from || to) && !happensBetween(item, from, to)) return false;
  const ranges = valuesIn(query, 'date').map((value) => rangeIn(value) ?? { from: value, to: value });
  return ranges.length === 0 || ranges.some((range) => happensBetween(item, range.from, range.to));
}

function numbersIn(text: string | null, count: number): number[] | undefined {
  const numbers = text?.split(',').map(Number);
  return numbers?.length === count && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** Great-circle distance in kilometres. */
function distance(fromLat: number, fromLng: number, toLat: number, toLng: number): number {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((toLat - fromLat) * radians) / 2) ** 2 +
    Math.cos(fromLat * radians) *
      Math.cos(toLat * radians) *
      Math.sin(((toLng - fromLng) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

/** Kilometres from `point` of the query to an item; endless where either is nowhere. */
export function distanceTo({ latitude, longitude }: ContentItem, query: URLSearchParams): number {
  const [lat, lng] = numbersIn(query.get('point'), 2) ?? [];
  return lat === undefined || lng === undefined || latitude === undefined || longitude === undefined
    ? Infinity
    : distance(lat, lng, latitude, longitude);
}

function liesInBounds({ latitude, longitude }: ContentItem, bounds: readonly number[]): boolean {
  const [south = 0, west = 0, north = 0, east = 0] = bounds;
  if (latitude === undefined || longitude === undefined) return false;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Filters by `bounds=south,west,north,east`, and by `point=latitude,longitude` where it has a `radius` in km. */
export function liesWithin(item: ContentItem, query: URLSearchParams): boolean {
  const bounds = numbersIn(query.get('bounds'), 4);
  if (bounds && !liesInBounds(item, bounds)) return false;
  if (!query.has('radius') || !numbersIn(query.get('point'), 2)) return true;
  return distanceTo(item, query) <= numberIn(query, 'radius', 25);
}

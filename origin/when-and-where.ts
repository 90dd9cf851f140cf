import { daysBetween, daysIn, readOccurrences, touches, type Occurrence } from '#src/events/occurrences.ts';
import { dayOf, startOf } from '#src/i18n/dates.ts';
import type { ContentItem } from './content-item.ts';
import { numberIn, rangeIn, valuesIn } from './lists.ts';

/** The filters of the site search by time and place: `from`, `to`, `date`, `bounds`, `point` with `radius`. */

/** The zone in which the site of the demo shows dates. */
const siteZone = 'Asia/Riyadh';

/** What was read of an item's times, by the list or the item that says them. */
const read = new WeakMap<object, readonly Occurrence[]>();

/** All times at which an item takes place or holds. */
function timesOf(item: ContentItem): readonly Occurrence[] {
  const source = item.occurrences ?? item.departures;
  const known = source && read.get(source);
  if (known) return known;
  const times = readOccurrences(writtenTimes(item), item.timeZone ?? siteZone);
  if (source) read.set(source, times);
  return times;
}

function writtenTimes({ occurrences, departures, startDate, endDate }: ContentItem) {
  if (occurrences) return occurrences;
  if (departures) return [{ start: departures.from, end: departures.to }];
  return startDate && endDate ? [{ start: startDate, end: endDate }] : [];
}

/** The day of a date; an instant is the day that it falls on. */
const dayAt = (date: string): string => {
  const instant = startOf(date, siteZone);
  return instant ? dayOf(instant, siteZone) : '';
};

const happensBetween = (item: ContentItem, from: string, to: string): boolean =>
  timesOf(item).some((time) => touches(time, { from: dayAt(from), to: dayAt(to) }, siteZone));

/**
 * When an item takes place next, in ms: the first of its times that is not over as `from` begins, where that is given; else
 * the date that counts now.
 */
export function timeFrom(item: ContentItem, from: string): number {
  const day = dayAt(from);
  const first = day && item.occurrences && timesOf(item).find((time) => daysIn(time, siteZone).last >= day);
  const date = first ? first.start : startOf(item.startDate ?? '', siteZone);
  return date?.getTime() ?? Infinity;
}

/** Days that are counted at most: a year and a month. */
const mostDays = 400;

/**
 * How many items take place on each day from `from` to `to`, each on every day that it touches, and once a day; undefined
 * where either is missing.
 */
export function countByDay(
  items: readonly ContentItem[],
  query: URLSearchParams,
): { value: string; count: number }[] | undefined {
  const [from, to] = [dayAt(query.get('from') ?? ''), dayAt(query.get('to') ?? '')];
  if (!from || !to) return undefined;
  const counts = new Map(
    daysBetween(from, to)
      .slice(0, mostDays)
      .map((day) => [day, 0]),
  );
  for (const item of items) {
    const days = timesOf(item).flatMap((time) => {
      const { first, last } = daysIn(time, siteZone);
      return daysBetween(first > from ? first : from, last < to ? last : to);
    });
    for (const day of new Set(days)) if (counts.has(day)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].flatMap(([value, count]) => (count > 0 ? [{ value, count }] : []));
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

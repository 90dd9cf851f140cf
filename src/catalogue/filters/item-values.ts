import { facetSources } from 'virtual:items/facets';
import { addDays, dayOf, isDay, startOf } from '#src/i18n/dates.ts';
import type { FacetSource } from '#src/schema/define-item.ts';
import type { Range } from './ranges.ts';

/** What the facets of an item are read from (catalogue, conventions: "Item"). */

/** Where the values of a facet come from: what its kinds say, else the field of its name. */
const sourcesOf = (facet: string): readonly FacetSource[] => {
  if (facet === 'category') return ['categories'];
  return Object.hasOwn(facetSources, facet) ? (facetSources[facet] ?? []) : [facet];
};

/** A field of an item; undefined for what it only inherits. */
export const fieldOf = (item: object, name: string): unknown =>
  Object.hasOwn(item, name) ? (item as Readonly<Record<string, unknown>>)[name] : undefined;

/** What an item has of a facet, as keys. Of a yes or no only yes is one: nobody filters for less. */
export function keysOf(item: object, facet: string): readonly string[] {
  const values = sourcesOf(facet)
    .flatMap((source) => valuesAt(item, source))
    .filter(isKey);
  return [...new Set(values.map(String))];
}

function valuesAt(item: object, source: FacetSource): unknown {
  if (typeof source === 'string') return fieldOf(item, source);
  const value = fieldOf(item, source.field);
  return typeof value === 'boolean' ? source[value ? 'yes' : 'no'] : undefined;
}

const isKey = (value: unknown): boolean =>
  value === true || typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The number that a facet's range is about; undefined where an item has none. */
export function numberOf(item: object, facet: string): number | undefined {
  if (facet === 'price') return priceOf(item);
  const [key = ''] = keysOf(item, facet);
  return key === '' || Number.isNaN(Number(key)) ? undefined : Number(key);
}

/** What an item costs from. Nothing only where it is said to be free: a price of 0 or below is a gap in the data. */
export function priceOf(item: object): number | undefined {
  const price = fieldOf(item, 'priceFrom');
  if (typeof price === 'number' && price > 0) return price;
  return fieldOf(item, 'free') === true ? 0 : undefined;
}

/** The days of an item, in the zone of the site: those of each occurrence, else from its start to its end. */
export function periodsOf(item: object, timeZone: string): readonly Range[] {
  const occurrences = fieldOf(item, 'occurrences');
  const list: readonly unknown[] = Array.isArray(occurrences) ? occurrences : [];
  const spans = list.flatMap((one) =>
    typeof one === 'object' && one !== null ? [[fieldOf(one, 'start'), fieldOf(one, 'end')] as const] : [],
  );
  if (spans.length === 0) spans.push([fieldOf(item, 'startDate'), fieldOf(item, 'endDate')]);
  return spans.flatMap(([start, end]) => {
    const from = dayIn(start, timeZone);
    const to = dayIn(end, timeZone);
    return from === undefined ? [] : [{ from, to: to !== undefined && to > from ? to : from }];
  });
}

/** The day of a date, in a zone. Most dates are days, and need none: to ask for it of hundreds of items takes long. */
function dayIn(date: unknown, timeZone: string): string | undefined {
  if (typeof date !== 'string') return undefined;
  if (isDay(date)) return isRealDay(date) ? date.trim() : undefined;
  const instant = startOf(date, timeZone);
  return instant && dayOf(instant, timeZone);
}

const isRealDay = (day: string): boolean => addDays(day.trim(), 0) === day.trim();

/** Where a date stands among others, in ms; a day at its beginning in UTC, which is near enough for an order. */
export function timeOf(date: unknown): number | undefined {
  if (typeof date !== 'string' || (isDay(date) && !isRealDay(date))) return undefined;
  return isDay(date) ? Date.parse(date.trim()) : startOf(date, 'UTC')?.getTime();
}

import { locales, type Language } from '#src/i18n/languages.ts';
import { keyOf, type ContentItem } from './content-item.ts';
import { contentAt } from './content.ts';
import { applyFilters, countFacets, numberIn, valuesIn, type Facets, type Filters } from './lists.ts';
import { lookUp } from './search-index.ts';

/** What the site search answers. */
interface ContentAnswer {
  /** All that match, best first. */
  items: ContentItem[];
  facets: Facets;
  /** A better spelling of the text, where it was found only by forgiving a slip. */
  didYouMean: string | undefined;
}

/** Words that widgets use for a type of ours. */
const typeNames: Readonly<Record<string, string>> = { destination: 'place' };

/** A category may also be a type, so that tabs can mix the two. */
const categoryKeys = (item: ContentItem): string[] => [...new Set([...item.keys.categories, item.type])];

/** Filters of the search by parameter. */
const filters: Filters<ContentItem> = {
  type: (item) => [item.type],
  category: categoryKeys,
  region: (item) => [item.keys.region],
  tags: (item) => item.keys.tags,
  id: (item) => [item.id],
};

const facetsRead: Filters<ContentItem> = {
  type: (item) => [item.type],
  category: (item) => item.keys.categories,
  region: (item) => (item.keys.region === '' ? [] : [item.keys.region]),
  tags: (item) => item.keys.tags,
};

/** A day given as a date lasts until its end in the zone of the site. */
const endOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T23:59:59+03:00`);
const startOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T00:00:00+03:00`);

function happensWithin(item: ContentItem, from: string | null, to: string | null): boolean {
  if (!from && !to) return true;
  const earliest = from ? startOf(from) : Number.NEGATIVE_INFINITY;
  const latest = to ? endOf(to) : Number.POSITIVE_INFINITY;
  return (item.occurrences ?? []).some(
    ({ start, end }) => startOf(start) <= latest && endOf(end) >= earliest,
  );
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

/** Filters by `bounds=south,west,north,east`, or by `point=latitude,longitude` and `radius` in km. */
function liesWithin(item: ContentItem, query: URLSearchParams): boolean {
  const [south, west, north, east] = numbersIn(query.get('bounds'), 4) ?? [];
  const [lat, lng] = numbersIn(query.get('point'), 2) ?? [];
  if (south === undefined && lat === undefined) return true;
  const { latitude, longitude } = item;
  if (latitude === undefined || longitude === undefined) return false;
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    const outside = latitude < south || latitude > north || longitude < west || longitude > east;
    if (outside) return false;
  }
  if (lat === undefined || lng === undefined) return true;
  return distance(lat, lng, latitude, longitude) <= numberIn(query, 'radius', 25);
}

/** What is found without a text. */
const everything: { scores?: ReadonlyMap<string, number>; didYouMean: undefined } = { didYouMean: undefined };

type Order = (a: ContentItem, b: ContentItem) => number;

/** The orders that can be asked for; in all others the best stand first. */
function orderOf(sort: string | null, language: Language): Order | undefined {
  const { compare } = new Intl.Collator(locales[language]);
  const newest = (item: ContentItem): string => item.publishedOn ?? item.startDate ?? '';
  const orders: Readonly<Record<string, Order>> = {
    title: (a, b) => compare(a.title, b.title),
    newest: (a, b) => newest(b).localeCompare(newest(a)),
    date: (a, b) => (a.startDate ?? '9').localeCompare(b.startDate ?? '9'),
  };
  return sort !== null && Object.hasOwn(orders, sort) ? orders[sort] : undefined;
}

/**
 * Counts each facet as if its own filter were not set, as search services do; of what is left out by the others it names
 * the values with the count 0.
 *
 * @param found by its text
 */
function countEach(found: readonly ContentItem[], query: URLSearchParams): Facets {
  const all = countFacets(found, facetsRead);
  const entries = Object.entries(facetsRead).map(([name, read]) => {
    const others = new URLSearchParams(query);
    others.delete(name);
    const left = countFacets(applyFilters(found, others, filters), { [name]: read })[name] ?? [];
    const values = new Set(left.map(({ value }) => value));
    const none = (all[name] ?? []).filter(({ value }) => !values.has(value));
    return [name, [...left, ...none.map(({ value }) => ({ value, count: 0 }))]];
  });
  return Object.fromEntries(entries) as Facets;
}

/**
 * The site search. The one place where content is searched; paging is left to the caller. Without a text it
 * lists everything that the filters leave, places first: that is how catalogues ask. A text without a letter
 * or digit finds nothing.
 *
 * @param query parameters of the call: `query` or `suggestion`, `type`, `category`, `region`, `tags`, `id`,
 *   `exclude`, `from`, `to`, `bounds`, `point` and `radius`, `sort` (`relevance`, `newest`, `title`, `date`)
 * @param now time by which an event's next occurrence is chosen
 */
export function searchContent(language: Language, query: URLSearchParams, now: Date): ContentAnswer {
  const text = (query.get('query') ?? query.get('suggestion') ?? '').trim();
  const { scores, didYouMean } = text === '' ? everything : lookUp(text, language);
  const wanted = new URLSearchParams(query);
  const types = valuesIn(query, 'type').map((type) => typeNames[type] ?? type);
  wanted.set('type', types.join(','));
  const excluded = valuesIn(query, 'exclude');
  const matching = contentAt(language, now).filter(
    (item) =>
      (!scores || scores.has(keyOf(item))) &&
      !excluded.includes(item.id) &&
      !excluded.includes(item.url) &&
      happensWithin(item, query.get('from'), query.get('to')) &&
      liesWithin(item, query),
  );
  const score = (item: ContentItem): number => scores?.get(keyOf(item)) ?? 0;
  const order = orderOf(query.get('sort'), language) ?? ((a, b) => score(b) - score(a));
  const items = applyFilters(matching, wanted, filters).toSorted(order);
  return { items, facets: countEach(matching, wanted), didYouMean };
}

/** How many of the items each value of the filter `category` would leave. */
export const countByCategory = (items: readonly ContentItem[]): Record<string, number> =>
  Object.fromEntries(
    (countFacets(items, { category: categoryKeys })['category'] ?? []).map(({ value, count }) => [
      value,
      count,
    ]),
  );

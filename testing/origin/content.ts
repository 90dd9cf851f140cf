import type { Language } from '#src/i18n/languages.ts';
import { articles, events, labelOf, offers, places, type EventData, type Occurrence } from './data.ts';
import {
  applyFilters,
  containsWords,
  countFacets,
  normalise,
  numberIn,
  valuesIn,
  type Facets,
  type Filters,
} from './lists.ts';

/**
 * A page found by the search: the Item of conventions.md in one language. Texts are ready to show; `keys`
 * holds the language-free keys that filters and facets go by.
 */
interface ContentItem {
  id: string;
  type: 'place' | 'event' | 'article' | 'offer';
  title: string;
  description: string;
  url: string;
  featureImage: string;
  categories: string[];
  tags: string[];
  keys: { categories: readonly string[]; tags: readonly string[]; region: string };
  region: string;
  city: string;
  latitude?: number;
  longitude?: number;
  startDate?: string;
  endDate?: string;
  occurrences?: readonly Occurrence[];
  status?: string;
  free?: boolean;
  priceFrom?: number;
  currency?: string;
  publishedOn?: string;
}

interface ContentAnswer {
  /** All that match, best first. */
  items: ContentItem[];
  facets: Facets;
}

const placeById = new Map(places.map((place) => [place.id, place]));

/** What an item says about where it is, in the language of the call. */
function whereabouts(placeId: string | undefined, language: Language) {
  const place = placeById.get(placeId ?? '');
  if (!place) return { region: '', city: '' };
  return {
    region: labelOf('regions', place.region, language),
    city: place.name[language],
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

function itemOf(
  source: { id: string; categories: readonly string[]; tags?: readonly string[] },
  language: Language,
  placeId: string | undefined,
) {
  const tags = source.tags ?? [];
  return {
    id: source.id,
    categories: source.categories.map((key) => labelOf('categories', key, language)),
    tags: tags.map((key) => labelOf('tags', key, language)),
    keys: { categories: source.categories, tags, region: placeById.get(placeId ?? '')?.region ?? '' },
    ...whereabouts(placeId, language),
  };
}

/** The occurrence that runs or comes next at `now`, else the last one. */
function nextOccurrence(event: EventData, now: Date): Occurrence | undefined {
  return event.occurrences.find(({ end }) => Date.parse(end) >= now.getTime()) ?? event.occurrences.at(-1);
}

function eventItem(event: EventData, language: Language, now: Date): ContentItem {
  const next = nextOccurrence(event, now);
  return {
    ...itemOf(event, language, event.placeId),
    type: 'event',
    title: event.name[language],
    description: event.summary[language],
    url: `/${language}${event.url}`,
    featureImage: `/images/${event.featureImage}.jpg`,
    occurrences: event.occurrences,
    status: event.status,
    free: event.free,
    ...(next && { startDate: next.start, endDate: next.end }),
    ...(event.priceFrom !== undefined && { priceFrom: event.priceFrom }),
    ...(event.currency !== undefined && { currency: event.currency }),
  };
}

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Everything the site has in a language: places, events, articles, offers (without their codes). */
function allContent(language: Language, now: Date): ContentItem[] {
  return [
    ...places.map((place) => ({
      ...itemOf(place, language, place.id),
      type: 'place' as const,
      title: place.name[language],
      description: place.summary[language],
      url: `/${language}${place.url}`,
      featureImage: `/images/${place.featureImage}.jpg`,
    })),
    ...events.map((event) => eventItem(event, language, now)),
    ...articles.map((article) => ({
      ...itemOf(article, language, article.placeIds[0]),
      type: 'article' as const,
      title: article.name[language],
      description: article.summary[language],
      url: `/${language}${article.url}`,
      featureImage: `/images/${article.featureImage}.jpg`,
      publishedOn: article.publishedOn,
    })),
    ...offers.map((offer) => ({
      ...itemOf({ id: offer.id, categories: [] }, language, offer.placeId),
      categories: [labelOf('offerCategories', offer.category, language)],
      type: 'offer' as const,
      title: offer.title[language],
      description: withoutTags(offer.body[language]),
      url: `/${language}${offer.cta.ctaLink}`,
      featureImage: `/images/${offer.image}.jpg`,
      startDate: offer.from,
      endDate: offer.to,
    })),
  ];
}

/** Words that widgets use for a type of ours. */
const typeNames: Readonly<Record<string, string>> = { destination: 'place' };

/** Filters of the search by parameter. A category may also be a type, so that tabs can mix the two. */
const filters: Filters<ContentItem> = {
  category: (item) => [...item.keys.categories, item.type],
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

/** How well an item answers: title begins with the text, title holds it, the rest does. */
function rank(item: ContentItem, text: string): number {
  const title = normalise(item.title);
  const words = normalise(text);
  if (title.startsWith(words)) return 0;
  return containsWords(item.title, text) ? 1 : 2;
}

const orders: Readonly<Record<string, (a: ContentItem, b: ContentItem) => number>> = {
  title: (a, b) => a.title.localeCompare(b.title),
  newest: (a, b) => (b.publishedOn ?? b.startDate ?? '').localeCompare(a.publishedOn ?? a.startDate ?? ''),
  date: (a, b) => (a.startDate ?? '9').localeCompare(b.startDate ?? '9'),
};

/**
 * The site search: pages whose title, description, categories or whereabouts hold every word of the text.
 * The one place where content is searched; paging is left to the caller.
 *
 * @param query parameters of the call: `query` or `suggestion`, `type`, `category`, `region`, `tags`, `id`,
 *   `exclude`, `from`, `to`, `bounds`, `point` and `radius`, `sort` (`relevance`, `newest`, `title`, `date`)
 * @param now time by which an event's next occurrence is chosen
 */
export function searchContent(language: Language, query: URLSearchParams, now: Date): ContentAnswer {
  const text = query.get('query') ?? query.get('suggestion') ?? '';
  const types = valuesIn(query, 'type').map((type) => typeNames[type] ?? type);
  const excluded = valuesIn(query, 'exclude');
  const found = applyFilters(allContent(language, now), query, filters).filter(
    (item) =>
      (types.length === 0 || types.includes(item.type)) &&
      !excluded.includes(item.id) &&
      !excluded.includes(item.url) &&
      happensWithin(item, query.get('from'), query.get('to')) &&
      liesWithin(item, query) &&
      containsWords(
        [item.title, item.description, ...item.categories, item.city, item.region].join(' '),
        text,
      ),
  );
  const order = orders[query.get('sort') ?? ''] ?? ((a, b) => rank(a, text) - rank(b, text));
  return { items: found.toSorted(order), facets: countFacets(found, facetsRead) };
}

/**
 * The title that completes the text, if one begins with it (specification, section 5: compared without
 * case); the shortest where there are several.
 */
export function completionOf(items: readonly ContentItem[], text: string): string | undefined {
  const start = text.toLowerCase();
  const titles = items.map((item) => item.title).filter((title) => title.toLowerCase().startsWith(start));
  return start === '' ? undefined : titles.toSorted((a, b) => a.length - b.length)[0];
}

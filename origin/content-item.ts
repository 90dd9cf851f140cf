import type { Language } from '#src/i18n/languages.ts';
import { labelOf, places, type Occurrence, type TaxonomyList } from './data.ts';

/**
 * A page found by the search: the Item of conventions.md in one language. Texts are ready to show; `keys`
 * holds the language-free keys that filters and facets go by.
 */
export interface ContentItem {
  id: string;
  type: 'place' | 'event' | 'article' | 'offer' | 'region' | 'theme' | 'faq' | 'partner' | 'course' | 'asset';
  title: string;
  description: string;
  url: string;
  featureImage: string;
  categories: readonly string[];
  tags: readonly string[];
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

/** What tells an item from all others: ids are only unique within a type. */
export const keyOf = (item: Pick<ContentItem, 'type' | 'id'>): string => `${item.type}/${item.id}`;

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

/** What every item says of itself: categories, tags, and where it is. */
export function baseItem(
  source: { id: string; categories: readonly string[]; tags?: readonly string[] },
  language: Language,
  placeId?: string,
  lists: { categories: TaxonomyList; tags: TaxonomyList } = { categories: 'categories', tags: 'tags' },
) {
  const tags = source.tags ?? [];
  return {
    id: source.id,
    categories: source.categories.map((key) => labelOf(lists.categories, key, language)),
    tags: tags.map((key) => labelOf(lists.tags, key, language)),
    keys: { categories: source.categories, tags, region: placeById.get(placeId ?? '')?.region ?? '' },
    ...whereabouts(placeId, language),
  };
}

/** Address of the picture with this name. */
export const pictureOf = (name: string): string => `/images/${name}.jpg`;

/** Picture of a place. */
export const pictureOfPlace = (placeId: string): string =>
  pictureOf(placeById.get(placeId)?.featureImage ?? 'riyadh');

/** Rich text as plain text. */
export const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

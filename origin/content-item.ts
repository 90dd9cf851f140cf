import type { Language } from '#src/i18n/languages.ts';
import type { ItemKinds } from '#src/schema/define-item.ts';
import { labelOf, places, type Occurrence, type TaxonomyList } from './data.ts';
import type { Hours } from './data-catalogue.ts';

/** Types of items: each is said by the file of its kind (`src/items`). */
export type ItemType = keyof ItemKinds;

/** What only items of some types have (conventions.md, "Item"). */
interface FieldsByType {
  /** Place. */
  climateZone: string;
  bestMonths: readonly number[];
  climate: readonly { high: number; low: number; rain: number }[];
  /** Place, dining. */
  hours: readonly Hours[];
  /** Place, article, course, activity. */
  minutes: number;
  /** Place, activity, stay. */
  access: readonly string[];
  /** Place, event, activity. */
  free: boolean;
  /** Event, trade event. */
  occurrences: readonly Occurrence[];
  timeZone: string;
  venue: string;
  status: string;
  /** Event. */
  organiser: string;
  priceTiers: readonly { label: string; amount?: number }[];
  /** Activity. */
  indoor: boolean;
  family: boolean;
  months: readonly number[];
  operatorId: string;
  /** Activity, stay, dining. */
  bookingUrl: string;
  /** Place, stay, dining. */
  phone: string;
  class: number | string;
  amenities: readonly string[];
  rooms: number;
  priceBand: number;
  cuisine: readonly string[];
  seating: readonly string[];
  /** Package. */
  nights: number;
  route: readonly { id: string; name: string }[];
  operator: { id: string; name: string; verified: boolean };
  departures: { from: string; to: string; weekdays: readonly number[] };
  groupSize: { min: number; max: number };
  languages: readonly string[];
  netPrice: number;
  commission: number;
  releaseDays: number;
  /** Offer. */
  partnerName: string;
  partner: string;
  terms: string;
  from: string;
  to: string;
  discountLabel: string;
  stackable: boolean;
  audience: string;
  minTier: string;
  ctaLink: string;
  /** Offer, trade event. */
  category: string;
  body: string;
  remaining: number;
  /** Trade event. */
  agenda: readonly { start: string; end: string; title: string; speakers: readonly string[] }[];
  speakers: readonly { id: string; name: string; role: string; company: string; companyId?: string }[];
  attachments: readonly { title: string; url: string; bytes: number; type: string }[];
  audienceRoles: readonly string[];
  capacity: number;
  opens: string;
  closes: string;
  seatsPerCompany: number;
  waitlist: boolean;
  joinUrl: string;
}

/**
 * A page found by the search: the Item of conventions.md in one language. Texts are ready to show; `keys`
 * holds the language-free keys that filters and facets go by, and never leaves the origin.
 */
export interface ContentItem extends Partial<FieldsByType> {
  id: string;
  type: ItemType;
  title: string;
  description: string;
  url: string;
  featureImage: string;
  categories: readonly string[];
  tags: readonly string[];
  keys: {
    categories: readonly string[];
    tags: readonly string[];
    region: string;
    city: string;
    /** Company that offers it. */
    partner?: string;
  };
  region: string;
  city: string;
  latitude?: number;
  longitude?: number;
  startDate?: string;
  endDate?: string;
  priceFrom?: number;
  currency?: string;
  addedOn?: string;
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
  const place = placeById.get(placeId ?? '');
  return {
    id: source.id,
    categories: source.categories.map((key) => labelOf(lists.categories, key, language)),
    tags: tags.map((key) => labelOf(lists.tags, key, language)),
    keys: { categories: source.categories, tags, region: place?.region ?? '', city: place?.id ?? '' },
    ...whereabouts(placeId, language),
  };
}

/** The name of a place. */
export const placeName = (id: string, language: Language): string => placeById.get(id)?.name[language] ?? id;

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

/** An object without the fields that are undefined. */
export const defined = <Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

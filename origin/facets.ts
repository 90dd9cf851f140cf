import { locales, type Language } from '#src/i18n/languages.ts';
import type { ContentItem } from './content-item.ts';
import {
  durationBands,
  faq,
  nightBands,
  partners,
  places,
  priceBands,
  taxonomy,
  type Band,
  type TaxonomyList,
} from './data.ts';
import { learning } from './data-portal.ts';
import type { Filters } from './lists.ts';

/** The facets of the site search by name: how an item's values are read, and what they are called. */

type Words = (language: Language) => readonly (readonly [key: string, text: string])[];

interface Facet {
  keys: (item: ContentItem) => readonly string[];
  number?: (item: ContentItem) => number | undefined;
  order?: readonly string[];
  words: Words;
}

const wordsOf =
  (...lists: TaxonomyList[]): Words =>
  (language) =>
    lists.flatMap((list) => taxonomy[list].map(({ key, label }) => [key, label[language]] as const));

/** A value that an item may lack, as a list of keys. */
const one = (value: string | number | boolean | undefined): string[] =>
  value === undefined || value === '' ? [] : [String(value)];

const many = (values: readonly (string | number)[] | undefined): string[] => (values ?? []).map(String);

/** A number that is filtered by bands, or by a range of the visitor's own. */
const banded = (
  bands: readonly Band[],
  list: TaxonomyList,
  number: (item: ContentItem) => number | undefined,
): Facet => ({
  keys(item) {
    const value = number(item);
    if (value === undefined) return [];
    return bands.filter(({ from, to }) => value >= from && value <= (to ?? Infinity)).map(({ key }) => key);
  },
  number,
  order: bands.map(({ key }) => key),
  words: wordsOf(list),
});

/** A yes or no; only yes is a value, since nobody filters for less. */
const flag = (read: (item: ContentItem) => boolean | undefined, term: Words): Facet => ({
  keys: (item) => (read(item) ? ['true'] : []),
  words: (language) => term(language).map(([, text]) => ['true', text] as const),
});

const term =
  (list: TaxonomyList, key: string): Words =>
  (language) =>
    wordsOf(list)(language).filter(([known]) => known === key);

const months: Words = (language) => {
  const format = new Intl.DateTimeFormat(`${locales[language]}-u-ca-gregory-nu-latn`, {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, index) => [
    String(index + 1),
    format.format(new Date(Date.UTC(2026, index, 1))),
  ]);
};

const languageNames: Words = (language) => {
  const names = new Intl.DisplayNames([locales[language]], { type: 'language' });
  const codes = new Set(partners.flatMap((partner) => partner.languages));
  return [...codes].map((code) => [code, names.of(code) ?? code]);
};

const settings = (item: ContentItem): string[] =>
  item.indoor === undefined ? [] : [item.indoor ? 'indoor' : 'outdoor'];

const facetList: Readonly<Record<string, Facet>> = {
  type: { keys: (item) => [item.type], words: wordsOf('types') },
  category: {
    keys: (item) => item.keys.categories,
    // Of two words for a key the last one counts: that of what most items have.
    words: (language) => [
      ...faq.map(({ id, label }) => [id, label[language]] as const),
      ...learning.levels.map(({ key, label }) => [key, label[language]] as const),
      ...wordsOf(
        'types',
        'assetTypes',
        'tradeEventCategories',
        'partnerCategories',
        'offerCategories',
        'categories',
      )(language),
    ],
  },
  region: { keys: (item) => one(item.keys.region), words: wordsOf('regions') },
  city: {
    keys: (item) => one(item.keys.city),
    words: (language) => places.map(({ id, name }) => [id, name[language]]),
  },
  tags: { keys: (item) => item.keys.tags, words: wordsOf('tags', 'products') },
  partner: {
    keys: (item) => one(item.keys.partner),
    words: (language) => partners.map(({ companyId, companyName }) => [companyId, companyName[language]]),
  },
  audience: { keys: (item) => one(item.audience), words: wordsOf('audiences') },
  climate: { keys: (item) => one(item.climateZone), words: wordsOf('climateZones') },
  month: { keys: (item) => many(item.bestMonths ?? item.months), words: months },
  access: { keys: (item) => many(item.access), words: wordsOf('accessFeatures', 'stayAccess') },
  setting: { keys: settings, words: wordsOf('settings') },
  family: flag(({ family }) => family, term('activityTerms', 'family')),
  free: flag(({ free }) => free, term('placeFacts', 'free')),
  status: { keys: (item) => one(item.status), words: wordsOf('eventStatus') },
  duration: banded(durationBands, 'durationBands', ({ minutes }) => minutes),
  price: banded(
    priceBands,
    'activityPriceBands',
    ({ priceFrom, free }) => priceFrom ?? (free ? 0 : undefined),
  ),
  priceBand: {
    keys: (item) => one(item.priceBand),
    number: ({ priceBand }) => priceBand,
    words: wordsOf('priceBands'),
  },
  class: { keys: (item) => one(item.class), words: wordsOf('stayClasses') },
  amenities: { keys: (item) => many(item.amenities), words: wordsOf('amenities') },
  cuisine: { keys: (item) => many(item.cuisine), words: wordsOf('cuisines') },
  seating: { keys: (item) => many(item.seating), words: wordsOf('seating') },
  nights: banded(nightBands, 'nightBands', ({ nights }) => nights),
  language: { keys: (item) => many(item.languages), words: languageNames },
};

/** Facets that the directory of companies alone has. */
const directoryFacets = { languages: { words: languageNames } };

/** Facets of the site search. */
export const facets: Filters<ContentItem> = facetList;

/** A category may also be a type, so that tabs can mix the two. */
export const categoryKeys = (item: ContentItem): string[] => [
  ...new Set([...item.keys.categories, item.type]),
];

/** Filters of the site search by parameter: its facets, and `id`. */
export const filters: Filters<ContentItem> = {
  ...facets,
  category: { keys: categoryKeys },
  id: { keys: (item) => [item.id] },
};

/** What the values of all facets are called, as `facet.value`. */
export const facetWords = (language: Language): [key: string, text: string][] =>
  Object.entries({ ...facetList, ...directoryFacets }).flatMap(([name, { words }]) =>
    words(language).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
  );

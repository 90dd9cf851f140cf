import { locales, type Language } from '#src/i18n/languages.ts';
import { keyOf, type ContentItem } from './content-item.ts';
import { contentAt } from './content.ts';
import { apart, drawingAt, withoutRepeats } from './drawings.ts';
import { categoryKeys, facets, filters } from './facets.ts';
import { applyFilters, countFacets, countKeys, valuesIn, type Facets } from './lists.ts';
import { lookUp } from './search-index.ts';
import { countByDay, distanceTo, happensWithin, liesWithin, timeFrom } from './when-and-where.ts';

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

/** What is found without a text. */
const everything: { scores?: ReadonlyMap<string, number>; didYouMean: undefined } = { didYouMean: undefined };

type Order = (a: ContentItem, b: ContentItem) => number;

/** Price from the lowest; what has none stands last. */
const priceOf = ({ priceFrom, free }: ContentItem): number => priceFrom ?? (free ? 0 : Infinity);

/** Two numbers in order; two that are endless are alike. */
const ascending = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The orders that can be asked for; in all others the best stand first. */
function orderOf(query: URLSearchParams, language: Language): Order | undefined {
  const { compare } = new Intl.Collator(locales[language]);
  const from = query.get('from') ?? '';
  const newest = (item: ContentItem): string => item.addedOn ?? item.startDate ?? '';
  const orders: Readonly<Record<string, Order>> = {
    title: (a, b) => compare(a.title, b.title),
    newest: (a, b) => newest(b).localeCompare(newest(a)),
    date: (a, b) => ascending(timeFrom(a, from), timeFrom(b, from)),
    price: (a, b) => ascending(priceOf(a), priceOf(b)),
    distance: (a, b) => ascending(distanceTo(a, query), distanceTo(b, query)),
  };
  const sort = query.get('sort') ?? '';
  if (Object.hasOwn(orders, sort)) return orders[sort];
  // Who names the items has an order in mind.
  const ids = valuesIn(query, 'id');
  return ids.length > 0 ? (a, b) => ids.indexOf(a.id) - ids.indexOf(b.id) : undefined;
}

/**
 * The site search. The one place where content is searched; paging is left to the caller. Without a text it
 * lists everything that the filters leave, places first: that is how catalogues ask. A text without a letter
 * or digit finds nothing.
 *
 * @param query parameters of the call: `query` or `suggestion`, `id`, `exclude`, `from`, `to`, `bounds`, `point` and
 *   `radius`, each facet by its name (keys, or `from..to` where it is a number), `sort` (`relevance`, `newest`,
 *   `title`, `date`, `price`, `distance`). With `from` and `to` the facet `day` counts what takes place on each day
 * @param now time by which an event's next occurrence is chosen
 */
export function searchContent(language: Language, query: URLSearchParams, now: Date): ContentAnswer {
  const text = (query.get('query') ?? query.get('suggestion') ?? '').trim();
  const { scores, didYouMean } = text === '' ? everything : lookUp(text, language);
  const wanted = new URLSearchParams(query);
  const types = valuesIn(query, 'type').map((type) => typeNames[type] ?? type);
  if (types.length > 0) wanted.set('type', types.join(','));
  const excluded = valuesIn(query, 'exclude');
  const matching = contentAt(language, now).filter(
    (item) =>
      (!scores || scores.has(keyOf(item))) &&
      !excluded.includes(item.id) &&
      !excluded.includes(item.url) &&
      happensWithin(item, query) &&
      liesWithin(item, query),
  );
  const score = (item: ContentItem): number => scores?.get(keyOf(item)) ?? 0;
  const order = orderOf(query, language);
  const found = applyFilters(matching, wanted, filters).toSorted(order ?? ((a, b) => score(b) - score(a)));
  const items = scores ? found : spaced(found, query, order !== undefined);
  const day = countByDay(found, query);
  return { items, facets: { ...countByFacet(matching, wanted), ...(day && { day }) }, didYouMean };
}

const drawingOf = ({ featureImage }: ContentItem): string => drawingAt(featureImage);

/**
 * Items whose neighbours show other drawings. Only a list in no order of its own may be moved. What lies around a point, the
 * nearest first, is a choice of what is there: it leaves out. All other orders list everything.
 */
function spaced(items: ContentItem[], query: URLSearchParams, isOrdered: boolean): ContentItem[] {
  if (!isOrdered) return apart(items, drawingOf);
  const isAround = query.get('sort') === 'distance' && query.has('radius');
  return isAround ? withoutRepeats(items, drawingOf) : items;
}

/** Counts the facets among the types asked for, whose items have the other values in no case; types among all of them. */
function countByFacet(matching: readonly ContentItem[], wanted: URLSearchParams): Facets {
  const { type, ...others } = facets;
  const types = new URLSearchParams(valuesIn(wanted, 'type').map((value) => ['type', value]));
  return {
    ...(type && countFacets(matching, wanted, filters, { type })),
    ...countFacets(applyFilters(matching, types, filters), wanted, filters, others),
  };
}

/** How many of the items each value of the filter `category` would leave. */
export const countByCategory = (items: readonly ContentItem[]): Record<string, number> =>
  Object.fromEntries(countKeys(items, { keys: categoryKeys }));

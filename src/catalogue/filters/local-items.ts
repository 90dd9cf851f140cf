import type { Facets } from '#src/api/answers/search.schema.ts';
import { locales, type Language } from '#src/i18n/languages.ts';
import { foldForHits } from '#src/text/highlight.ts';
import type { CatalogueFields, Facet } from '../facet.schema.ts';
import { valuesOf, type Chosen } from '../choices.ts';
import { fieldOf, keysOf, numberOf, periodsOf, priceOf, timeOf } from './item-values.ts';
import { readRange } from './ranges.ts';

/** What is asked of items that an author wrote. */
export interface LocalQuestion {
  readonly term: string;
  readonly chosen: Chosen;
  readonly sort: CatalogueFields['sorts'][number] | undefined;
}

/** What is found among them, and what each value of a facet would leave. */
export interface LocalAnswer<Item> {
  readonly items: readonly Item[];
  readonly facets: Facets;
}

/** Where the items are shown. */
interface Place {
  readonly language: Language;
  readonly timeZone: string;
}

/** Whether the item at a place of the list has what is chosen of a facet. */
type Test = (index: number) => boolean;

/**
 * Searches, filters, counts and sorts items that an author wrote, as the search service does its own. What a question
 * needs of an item is read once, however many questions follow.
 *
 * @param list an id that was there before is left out
 * @param facets what is chosen of others counts for nothing
 */
export function localItems<Item extends object>(
  list: readonly Item[],
  facets: readonly Facet[],
  place: Place,
): (question: LocalQuestion) => LocalAnswer<Item> {
  const items = withoutRepeated(list);
  const texts = once(() => items.map((item) => textOf(item, place.language)));
  const read = facets.map((facet) => {
    const keys = once(() => items.map((item) => keysOf(item, facet.name)));
    return { ...facet, keys, testOf: testMaker(items, facet, keys, place) };
  });
  const counted = read.filter(({ kind }) => kind === 'checkbox' || kind === 'radio');
  const ranks = new Map<string, readonly number[]>();

  const rankBy = (sort: LocalQuestion['sort']) => {
    if (sort === undefined || sort === 'relevance') return undefined;
    const rank = ranks.get(sort) ?? rankItems(items, sort, place.language);
    ranks.set(sort, rank);
    return rank;
  };

  return ({ term, chosen, sort }) => {
    const words = foldForHits(term, place.language).split(/\s+/).filter(Boolean);
    const tests = read.flatMap((facet) => {
      const values = valuesOf(chosen, facet.name);
      return values.length > 0 ? [{ facet, passes: facet.testOf(values) }] : [];
    });
    const counts = counted.map((facet) => ({ facet, sums: new Map<string, number>() }));
    const found: number[] = [];

    for (const index of items.keys()) {
      if (!words.every((word) => texts()[index]?.includes(word))) continue;
      const failed = tests.filter(({ passes }) => !passes(index));
      if (failed.length === 0) found.push(index);
      for (const { facet, sums } of counts) {
        // Each facet is counted as if nothing were chosen of it; what the others leave out counts 0.
        const isLeft = failed.every((other) => other.facet === facet);
        for (const key of facet.keys()[index] ?? []) sums.set(key, (sums.get(key) ?? 0) + (isLeft ? 1 : 0));
      }
    }

    const rank = rankBy(sort);
    if (rank) found.sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
    return {
      items: found.flatMap((index) => items[index] ?? []),
      facets: Object.fromEntries(counts.map(({ facet, sums }) => [facet.name, byFrequency(sums)])),
    };
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly is: Made } | undefined;
  return () => (made ??= { is: make() }).is;
}

function withoutRepeated<Item extends object>(list: readonly Item[]): readonly Item[] {
  const seen = new Set<unknown>();
  return list.filter((item) => {
    const id = fieldOf(item, 'id');
    if (!id) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/** What a term is looked for in, as it is compared. */
function textOf(item: object, language: Language): string {
  const parts = ['title', 'description', 'categories', 'tags', 'city', 'region'].flatMap((name) =>
    fieldOf(item, name),
  );
  return foldForHits(parts.filter((part) => typeof part === 'string').join('\n'), language);
}

/** Makes the test of a facet for values that are chosen; an item passes by one of them. */
function testMaker(
  items: readonly object[],
  { name, kind }: Facet,
  keys: () => readonly (readonly string[])[],
  { timeZone }: Place,
): (values: readonly string[]) => Test {
  if (kind === 'range') {
    const numbers = once(() => items.map((item) => numberOf(item, name)));
    return ([value]) => {
      const { from, to } = readRange(value, kind);
      return (index) => {
        const number = numbers()[index];
        if (number === undefined) return from === '' && to === '';
        return (from === '' || number >= Number(from)) && (to === '' || number <= Number(to));
      };
    };
  }
  if (kind === 'date') {
    const periods = once(() => items.map((item) => periodsOf(item, timeZone)));
    return ([value]) => {
      const { from, to } = readRange(value, kind);
      if (from === '' && to === '') return () => true;
      return (index) =>
        (periods()[index] ?? []).some(
          (period) => (to === '' || period.from <= to) && (from === '' || period.to >= from),
        );
    };
  }
  return (values) => {
    const wanted = new Set(values);
    return (index) => (keys()[index] ?? []).some((key) => wanted.has(key));
  };
}

/** The place of each item in an order; what lacks the field comes last, what is alike stays as its author put it. */
function rankItems(
  items: readonly object[],
  sort: NonNullable<LocalQuestion['sort']>,
  language: Language,
): readonly number[] {
  const compare = sort === 'title' ? byTitle(items, language) : byNumber(items.map(numberFor[sort]));
  const rank: number[] = [];
  [...items.keys()].sort(compare).forEach((index, at) => (rank[index] = at));
  return rank;
}

/** By what each order sorts, the smallest first; undefined for what comes last. */
const numberFor = {
  relevance: () => 0,
  newest: (item: object) => negative(timeOf(fieldOf(item, 'addedOn'))),
  date: (item: object) => timeOf(fieldOf(item, 'startDate')),
  price: priceOf,
} as const;

const negative = (number: number | undefined) => (number === undefined ? undefined : -number);

/** Compares items by their places in the list. */
type Compare = (a: number, b: number) => number;

function byTitle(items: readonly object[], language: Language): Compare {
  const titles = items.map((item) => {
    const title = fieldOf(item, 'title');
    return typeof title === 'string' ? title : '';
  });
  const { compare } = new Intl.Collator(locales[language]);
  return (a, b) => compare(titles[a] ?? '', titles[b] ?? '');
}

const byNumber =
  (numbers: readonly (number | undefined)[]): Compare =>
  (a, b) =>
    // Infinity less Infinity is no number.
    (numbers[a] ?? Infinity) - (numbers[b] ?? Infinity) || 0;

/** The most frequent value first, as a search service has it. */
const byFrequency = (counts: ReadonlyMap<string, number>): Facets[string] =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

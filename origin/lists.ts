/** What every endpoint that lists things shares: matching, filters, facets, pages. */

/** Counts of one facet, most frequent first. */
export type Facets = Record<string, { value: string; count: number }[]>;

/** How to read the values that a filter compares, by filter name. */
export type Filters<T> = Readonly<Record<string, (item: T) => readonly string[]>>;

/** Text as it is compared: without case, accents, Arabic vowel marks, and doubled white space. */
export const normalise = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** Whether the text contains every word of the query. */
export function containsWords(text: string, query: string): boolean {
  const normal = normalise(text);
  return normalise(query)
    .split(' ')
    .every((word) => normal.includes(word));
}

/** A whole number of the query within limits, else the fallback. */
export function numberIn(query: URLSearchParams, name: string, fallback: number, max = 10_000): number {
  const value = Number(query.get(name) ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, max) : fallback;
}

/** The values of a parameter that may be repeated or hold a comma list. */
export const valuesIn = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');

/** Items that have, for each filter in the query, one of the values asked for. */
export function applyFilters<T>(items: readonly T[], query: URLSearchParams, filters: Filters<T>): T[] {
  return Object.entries(filters).reduce<T[]>(
    (left, [name, read]) => {
      const wanted = valuesIn(query, name);
      return wanted.length === 0
        ? left
        : left.filter((item) => read(item).some((key) => wanted.includes(key)));
    },
    [...items],
  );
}

/** How often each value of each filter occurs among the items. */
export function countFacets<T>(items: readonly T[], filters: Filters<T>): Facets {
  return Object.fromEntries(
    Object.entries(filters).map(([name, read]) => {
      const counts = new Map<string, number>();
      for (const value of items.flatMap((item) => read(item)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
      const list = [...counts].map(([value, count]) => ({ value, count }));
      return [name, list.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))];
    }),
  );
}

/** The part of a list that `offset` and `limit` of the query name. */
export function byOffset<T>(items: readonly T[], query: URLSearchParams, limit = 15): T[] {
  const offset = numberIn(query, 'offset', 0);
  return items.slice(offset, offset + numberIn(query, 'limit', limit, 100));
}

/** The part of a list that `page` (from 1) and `size` of the query name. */
export function byPage<T>(items: readonly T[], query: URLSearchParams, size = 15): T[] {
  const length = Math.max(1, numberIn(query, 'size', size, 100));
  const start = (Math.max(1, numberIn(query, 'page', 1)) - 1) * length;
  return items.slice(start, start + length);
}

/** What every endpoint that lists things shares: matching, filters, facets, pages. */

/** Counts of facets. */
export type Facets = Record<string, { value: string; count: number }[]>;

/** How a filter is read: the keys that an item has, and its number where ranges can be asked for. */
interface Filter<T> {
  keys: (item: T) => readonly string[];
  number?: (item: T) => number | undefined;
  /** Keys in the order in which they are counted out; without it the most frequent comes first. */
  order?: readonly string[];
}

/** How to read the values that a filter compares, by filter name. */
export type Filters<T> = Readonly<Record<string, Filter<T>>>;

/** Filters by their keys alone. */
export const byKeys = <T>(readers: Readonly<Record<string, Filter<T>['keys']>>): Filters<T> =>
  Object.fromEntries(Object.entries(readers).map(([name, keys]) => [name, { keys }]));

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

/** A range as filters write it, `100..300`; either end may be left open. */
export function rangeIn(value: string): { from: string; to: string } | undefined {
  const [from = '', to, ...rest] = value.split('..');
  return to === undefined || rest.length > 0 ? undefined : { from, to };
}

/** Whether an item has the value asked for: one of its keys, or a range that its number lies in. */
function hasValue<T>(item: T, wanted: string, { keys, number }: Filter<T>): boolean {
  if (keys(item).includes(wanted)) return true;
  const range = rangeIn(wanted);
  const value = number?.(item);
  if (value === undefined) return false;
  if (!range) return String(value) === wanted;
  return (range.from === '' || value >= Number(range.from)) && (range.to === '' || value <= Number(range.to));
}

/** Items that have, for each filter in the query, one of the values asked for. */
export function applyFilters<T>(items: readonly T[], query: URLSearchParams, filters: Filters<T>): T[] {
  return Object.entries(filters).reduce<T[]>(
    (left, [name, filter]) => {
      const wanted = valuesIn(query, name);
      return wanted.length === 0
        ? left
        : left.filter((item) => wanted.some((value) => hasValue(item, value, filter)));
    },
    [...items],
  );
}

/** How often each key of a filter occurs among the items. */
export function countKeys<T>(items: readonly T[], { keys }: Filter<T>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.flatMap((item) => keys(item))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Counts each facet as if its own filter were not set, as search services do; of what is left out by the others it
 * names the values with the count 0. Facets that nothing found has are left out.
 *
 * @param found before any filter
 * @param facets the filters that are counted; all of them where they are not given
 */
export function countFacets<T>(
  found: readonly T[],
  query: URLSearchParams,
  filters: Filters<T>,
  facets: Filters<T> = filters,
): Facets {
  const filtered = applyFilters(found, query, filters);
  const entries = Object.entries(facets).map(([name, facet]) => {
    const others = new URLSearchParams(query);
    others.delete(name);
    const left = query.has(name) ? applyFilters(found, others, filters) : filtered;
    const counts = countKeys(left, facet);
    for (const value of countKeys(found, facet).keys()) if (!counts.has(value)) counts.set(value, 0);
    const list = [...counts].map(([value, count]) => ({ value, count }));
    const { order = [] } = facet;
    const place = ({ value }: { value: string }) => order.indexOf(value);
    const sorted = list.toSorted(
      (a, b) => place(a) - place(b) || b.count - a.count || a.value.localeCompare(b.value),
    );
    return [name, sorted] as const;
  });
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}

/** What a column is sorted by; null stands last, whichever way. */
type SortValue = string | number | null;

/** Values of the columns that a list can be sorted by, by the column's name. */
export type SortColumns<T> = Readonly<Record<string, (item: T) => SortValue>>;

/** A list in the order that `sort` of the query names, `<column>` or `-<column>`; as it is where it names none. */
export function bySort<T>(items: readonly T[], query: URLSearchParams, columns: SortColumns<T>): T[] {
  const sort = query.get('sort') ?? '';
  const name = sort.replace(/^-/, '');
  const valueOf = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!valueOf) return [...items];
  const direction = sort.startsWith('-') ? -1 : 1;
  return items.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return direction * order;
  });
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

import type { Facets } from '#src/api/answers/search.schema.ts';
import type { SearchParams } from '#src/api/call.ts';
import type { Mode } from '#src/page/page.ts';
import { withOfferedTypes } from '#src/search/item-types.ts';
import type { ResultsState } from '#src/search/results-state.ts';
import type { Config } from './widget.ts';

/** What of an address counts on this page: what its author offers. */
export interface Choices {
  /** Key of the tab; undefined for all. */
  readonly category: string | undefined;
  /** Chosen values by the name of their facet; no entry is empty. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: Config['sorts'][number] | undefined;
}

/** Name of the filter that the tabs set. */
export const categoryFilter = 'category';

/** Facets that visitors may use: the tabs have their filter to themselves. */
export const facetsOf = ({ facets, categories }: Config): Config['facets'] =>
  facets.filter(({ name }) => name !== categoryFilter || categories.length === 0);

/** Reads the choices in an address; those that the author does not offer count for nothing. */
export function readChoices(config: Config, { filters, sort }: ResultsState): Choices {
  const { categories, sorts } = config;
  const valuesOf = (name: string) => (Object.hasOwn(filters, name) ? (filters[name] ?? []) : []);
  const [category] = categories.length > 0 ? valuesOf(categoryFilter) : [];
  const facets = facetsOf(config).flatMap(({ name, multi }) => {
    const values = multi ? valuesOf(name) : valuesOf(name).slice(0, 1);
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return {
    category: categories.find(({ key }) => key === category)?.key,
    facets: Object.fromEntries(facets),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
  };
}

/** Choices as the search service takes them (S1). Relevance is its own order. */
export const toFilters = ({ category, facets, sort }: Choices, mode: Mode): SearchParams => ({
  ...withOfferedTypes(facets, mode),
  ...(category !== undefined && { [categoryFilter]: category }),
  ...(sort !== undefined && sort !== 'relevance' && { sort }),
});

/** Key of all results in the service's counts. */
export const allKey = 'all';

/** How many results each tab has, by its key, and all together; without a number where nobody knows it. */
export type TabCounts = Readonly<Record<string, number | undefined>>;

/**
 * The counts of the tabs beside a number of results. Where they say another number of the open tab, the service has
 * ignored the filters: then they hold for no tab (contract, section 4).
 *
 * @param counted as the service has it
 * @param tab key of the open one
 * @param total of the open one, where it is known
 */
export function tabCounts(
  counted: Readonly<Record<string, number>>,
  { categories }: Pick<Config, 'categories'>,
  tab: string,
  total: number | undefined,
): TabCounts {
  const keys = [allKey, ...categories.map(({ key }) => key)];
  const counts = Object.fromEntries(
    keys.map((key) => [key, Object.hasOwn(counted, key) ? counted[key] : 0] as const),
  );
  return total === undefined || counts[tab] === total ? counts : { [tab]: total };
}

/** A value that visitors may choose. */
export interface FacetValue {
  readonly value: string;
  /** How many results it would leave; undefined where nobody knows. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

/**
 * The values of a facet, and those that are chosen: a service that counts only what all choices leave does not name each
 * of them, and still they can be taken back.
 *
 * @param counted as the service has it
 */
export function facetValues(
  counted: Facets[string] | undefined,
  chosen: readonly string[],
): readonly FacetValue[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  return [...new Set([...counts.keys(), ...chosen])].map((value) => ({
    value,
    count: counts.get(value),
    isChosen: chosen.includes(value),
  }));
}

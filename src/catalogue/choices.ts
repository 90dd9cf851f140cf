import type { Facets } from '#src/api/answers/search.schema.ts';
import type { Facet as AuthorsFacet } from './facet.schema.ts';
import type { ListState } from './state.ts';

/** A filter that visitors are offered. */
export type Facet = Pick<AuthorsFacet, 'name' | 'label' | 'kind' | 'values'>;

/** Chosen values by the name of their facet; no entry is empty. A range is one value, `from..to`. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** The chosen values of a facet. */
export const valuesOf = (chosen: Chosen, name: string): readonly string[] =>
  Object.hasOwn(chosen, name) ? (chosen[name] ?? []) : [];

/** What is chosen, with other values of one facet. */
export function withValues(chosen: Chosen, name: string, values: readonly string[]): Chosen {
  const others = Object.entries(chosen).filter(([other]) => other !== name);
  return Object.fromEntries(values.length > 0 ? [...others, [name, values]] : others);
}

/**
 * What of an address counts: the values of facets that are offered, one of each kind but `checkbox`.
 *
 * @param filters as the address has them
 */
export function readChosen(facets: readonly Facet[], filters: ListState['filters']): Chosen {
  const chosen = facets.flatMap(({ name, kind }) => {
    const values = valuesOf(filters, name);
    return values.length > 0 ? [[name, kind === 'checkbox' ? values : values.slice(0, 1)] as const] : [];
  });
  return Object.fromEntries(chosen);
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

/** How often the values of one facet occur. */
export const countsOf = (facets: Facets, name: string): Facets[string] | undefined =>
  Object.hasOwn(facets, name) ? facets[name] : undefined;

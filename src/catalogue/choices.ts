import type { Facets } from '#src/api/answers/search.schema.ts';
import type { ListState } from './state.ts';

/** How visitors choose within a facet: several values, one, a range of numbers, a period. */
export type FacetKind = 'checkbox' | 'radio' | 'range' | 'date';

/** A filter that visitors are offered. */
export interface Facet {
  /** As the search service calls it. */
  readonly name: string;
  readonly label: string;
  readonly kind: FacetKind;
}

/** Chosen values by the name of their facet; no entry is empty. A range is one value, `from..to`. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** The chosen values of a facet. */
export const chosenOf = (chosen: Chosen, name: string): readonly string[] =>
  Object.hasOwn(chosen, name) ? (chosen[name] ?? []) : [];

/** What is chosen, with other values of one facet. */
export function withValues(chosen: Chosen, name: string, values: readonly string[]): Chosen {
  const others = Object.entries(chosen).filter(([other]) => other !== name);
  return Object.fromEntries(values.length > 0 ? [...others, [name, values]] : others);
}

/** What of an address counts: the values of facets that are offered, one of each kind but `checkbox`. */
export function readChosen(facets: readonly Facet[], { filters }: Pick<ListState, 'filters'>): Chosen {
  const chosen = facets.flatMap(({ name, kind }) => {
    const values = chosenOf(filters, name);
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
 * @param counted all facets as the service has them
 */
export function facetValues(counted: Facets, chosen: Chosen, name: string): readonly FacetValue[] {
  const values = chosenOf(chosen, name);
  const list = Object.hasOwn(counted, name) ? counted[name] : undefined;
  const counts = new Map(list?.map(({ value, count }) => [value, count]));
  return [...new Set([...counts.keys(), ...values])].map((value) => ({
    value,
    count: counts.get(value),
    isChosen: values.includes(value),
  }));
}

import type { Facets } from '#src/api/answers/search.schema.ts';
import type { Facet } from '../facet.schema.ts';
import { readRange, writeRange } from './ranges.ts';

/** Chosen values by the name of their facet; a range is one value, `from..to`. No entry is empty. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** The values of one facet. */
export const valuesOf = (chosen: Chosen, name: string): readonly string[] =>
  Object.hasOwn(chosen, name) ? (chosen[name] ?? []) : [];

/** The choices with other values of one facet. */
export function withValues(chosen: Chosen, name: string, values: readonly string[]): Chosen {
  const others = Object.entries(chosen).filter(([other]) => other !== name);
  return Object.fromEntries(values.length > 0 ? [...others, [name, values]] : others);
}

/** Facets whose name stood there before are none: an address could not tell the two apart. */
export const distinctFacets = (facets: readonly Facet[]): readonly Facet[] =>
  facets.filter(({ name }, index) => facets.findIndex((other) => other.name === name) === index);

/**
 * What of an address counts: values of the facets that the author offers, one where one can be chosen, ranges in their
 * order.
 *
 * @param filters as the address has them
 */
export function readChosen(facets: readonly Facet[], filters: Chosen): Chosen {
  const entries = facets.flatMap((facet) => {
    const values = countingValues(facet, valuesOf(filters, facet.name));
    return values.length > 0 ? [[facet.name, values] as const] : [];
  });
  return Object.fromEntries(entries);
}

function countingValues({ kind }: Facet, values: readonly string[]): readonly string[] {
  if (kind === 'checkbox') return values;
  if (kind === 'radio') return values.slice(0, 1);
  return values.flatMap((value) => writeRange(readRange(value, kind), kind) ?? []).slice(0, 1);
}

/** A value that visitors may choose. */
export interface FacetValue {
  readonly value: string;
  /** How many items it would leave; undefined where nobody knows. */
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

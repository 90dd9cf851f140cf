import { valuesOf, type Chosen, type Facet } from '../choices.ts';
import { readRange, writeRange } from './ranges.ts';

/** Facets whose name stood there before are none: an address could not tell the two apart. */
export const distinctFacets = <One extends Facet>(facets: readonly One[]): readonly One[] =>
  facets.filter(({ name }, index) => facets.findIndex((other) => other.name === name) === index);

/**
 * What of an address counts: values of the facets that the author offers, one where one can be chosen, of own values only
 * these, ranges in their order.
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

function countingValues({ kind, values: own }: Facet, asked: readonly string[]): readonly string[] {
  const values = own ? asked.filter((value) => own.some((one) => one.value === value)) : asked;
  if (kind === 'checkbox') return values;
  if (kind === 'radio') return values.slice(0, 1);
  return values.flatMap((value) => writeRange(readRange(value, kind), kind) ?? []).slice(0, 1);
}

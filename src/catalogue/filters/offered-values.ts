import type { Facets } from '#src/api/answers/search.schema.ts';
import { facetValues, type FacetValue } from '../choices.ts';
import type { Facet } from '../facet.schema.ts';

/**
 * What visitors may choose of a facet: its own values in their order, else those that the service counts. Numbers, as of
 * months or stars, stand first and in their order: by how often they occur nobody finds one.
 */
export function offeredValues(
  { values: own }: Pick<Facet, 'values'>,
  counted: Facets[string] | undefined,
  chosen: readonly string[],
): readonly FacetValue[] {
  if (!own) {
    const values = facetValues(counted, chosen);
    const isNumber = ({ value }: FacetValue) => /^\d+$/.test(value);
    const numbers = values.filter(isNumber).toSorted((a, b) => Number(a.value) - Number(b.value));
    return [...numbers, ...values.filter((value) => !isNumber(value))];
  }
  const countOf = (key: string) => counted?.find(({ value }) => value === key)?.count;
  return own.map(({ value, countedAs = value }) => ({
    value,
    count: countOf(countedAs),
    isChosen: chosen.includes(value),
  }));
}

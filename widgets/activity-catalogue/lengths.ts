import type { Facet } from '#src/catalogue/facet.schema.ts';
import { writeRange } from '#src/catalogue/filters/ranges.ts';
import type { Config } from './widget.ts';

/** A number as a range has it; empty where an end is open. */
const endOf = (minutes: number | undefined) => (minutes === undefined ? '' : String(minutes));

/**
 * Filters in which the one by duration offers its author's lengths. The service is asked for each as a range of minutes,
 * as it stands in the address; it is counted where the service counts it by its key.
 */
export function withLengths(facets: readonly Facet[], lengths: Config['durationBands']): readonly Facet[] {
  const values = lengths.flatMap(({ key, label, from, to }) => {
    const value = writeRange({ from: endOf(from), to: endOf(to) }, 'range');
    return value === undefined ? [] : [{ value, label, countedAs: key }];
  });
  const distinct = values.filter(
    ({ value }, index) => values.findIndex((other) => other.value === value) === index,
  );
  if (distinct.length === 0) return facets;
  const hasValues = ({ name, kind }: Facet) =>
    name === 'duration' && (kind === 'checkbox' || kind === 'radio');
  return facets.map((facet) => (hasValues(facet) ? { ...facet, values: distinct } : facet));
}

import { expect, test } from 'vitest';
import type { Facet, FacetKind } from '#src/catalogue/facet.schema.ts';
import { withLengths } from './lengths.ts';

const facet = (name: string, kind: FacetKind = 'checkbox'): Facet => ({
  name,
  label: name,
  kind,
  collapsed: false,
});

const lengths = [
  { key: 'short', label: 'Up to 90 minutes', to: 90 },
  { label: 'Half a day', from: 300, to: 91 },
  { label: 'Longer', from: 301 },
  { label: 'Any' },
  { label: 'Half a day again', from: 91, to: 300 },
];

test('the author’s lengths are ranges of minutes, their ends in order, each once; one without ends is none', () => {
  const [, duration] = withLengths([facet('category'), facet('duration')], lengths);
  expect(duration?.values).toEqual([
    { value: '..90', label: 'Up to 90 minutes', countedAs: 'short' },
    { value: '91..300', label: 'Half a day', countedAs: undefined },
    { value: '301..', label: 'Longer', countedAs: undefined },
  ]);
});

test('other filters, and a duration that visitors write down themselves, stay as they are', () => {
  const facets = [facet('price'), facet('duration', 'range')];
  expect(withLengths(facets, lengths)).toEqual(facets);
});

test('without lengths the service’s own stay', () => {
  const facets = [facet('duration')];
  expect(withLengths(facets, [])).toBe(facets);
});

import { expect, test } from 'vitest';
import { facetValues } from './choices.ts';

const counted = [
  { value: 'asir', count: 9 },
  { value: 'tabuk', count: 0 },
];

test.each([
  ['nothing is chosen: each has its count', counted, [], ['asir 9', 'tabuk 0']],
  ['something is chosen: the others stay as they are counted', counted, ['asir'], ['asir 9 +', 'tabuk 0']],
  ['the service does not name what is chosen', counted, ['atlantis'], ['asir 9', 'tabuk 0', 'atlantis ? +']],
  ['the service counts nothing, and something is chosen', undefined, ['asir'], ['asir ? +']],
  ['there are no values', undefined, [], []],
])('%s', (_, known, chosen, shown) => {
  const values = facetValues(known, chosen);
  expect(
    values.map(({ value, count, isChosen }) => `${value} ${count ?? '?'}${isChosen ? ' +' : ''}`),
  ).toEqual(shown);
});

import { expect, test } from 'vitest';
import { facetValues } from './choices.ts';

const all = [
  { value: 'asir', count: 9 },
  { value: 'tabuk', count: 4 },
];

test.each([
  ['nothing is chosen: all counts are known', all, all, [], ['asir 9', 'tabuk 4']],
  ['other filters leave less: what they leave out has none', [all[0]!], all, [], ['asir 9', 'tabuk 0']],
  [
    'something is chosen here: the others stay, without a count',
    [all[0]!],
    all,
    ['asir'],
    ['asir 9 +', 'tabuk ?'],
  ],
  ['what is chosen is unknown to the service', all, all, ['atlantis'], ['asir 9', 'tabuk 4', 'atlantis ? +']],
  ['there are no facets', undefined, undefined, [], []],
])('%s', (_, left, known, chosen, shown) => {
  const values = facetValues(left, known, chosen);
  expect(
    values.map(({ value, count, isChosen }) => `${value} ${count ?? '?'}${isChosen ? ' +' : ''}`),
  ).toEqual(shown);
});

import { expect, test } from 'vitest';
import { readBaseFilters, withinBase } from './base-filters.ts';

test('an author’s filters may have several values', () => {
  expect(readBaseFilters({ region: 'asir, tabuk,', city: ' ', '': 'x' })).toEqual({
    region: ['asir', 'tabuk'],
  });
});

test.each([
  ['nothing is chosen', {}, { region: ['asir', 'tabuk'] }],
  ['something else is chosen', { city: ['abha'] }, { region: ['asir', 'tabuk'], city: ['abha'] }],
  ['one of them is chosen', { region: ['tabuk', 'najran'] }, { region: ['tabuk'] }],
  ['nothing of them is chosen', { region: ['najran'] }, { region: ['asir', 'tabuk'] }],
])('visitors choose within them: %s', (_, chosen, asked) => {
  expect(withinBase({ region: ['asir', 'tabuk'] }, chosen)).toEqual(asked);
});

import { expect, test } from 'vitest';
import { readResultsState, writeResultsState } from './results-state.ts';

const empty = { term: '', filters: {}, sort: undefined, page: 1 };

test.each([
  ['', empty],
  ['?search=', empty],
  ['?search=hegra', { ...empty, term: 'hegra' }],
  ['?search=%20old+town%20', { ...empty, term: 'old town' }],
  ['?search=%3Cb%3Ehegra', { ...empty, term: 'hegra' }],
  [`?search=${'x'.repeat(300)}`, { ...empty, term: 'x'.repeat(255) }],
  ['?f.region=asir&f.region=tabuk&f.region=asir', { ...empty, filters: { region: ['asir', 'tabuk'] } }],
  ['?f.region=&f.=x', { ...empty, filters: { '': ['x'] } }],
  ['?sort=newest&page=3', { ...empty, sort: 'newest', page: 3 }],
  ['?page=0', empty],
  ['?page=-2', empty],
  ['?page=1.5', empty],
  ['?page=many', empty],
  ['?page=1e300', empty],
])('reads %s', (query, state) => {
  expect(readResultsState(query)).toEqual(state);
});

test('reads no more than fifty values of a filter, and plants nothing', () => {
  const many = Array.from({ length: 80 }, (_, index) => `f.region=${index}`).join('&');
  const { filters } = readResultsState(`?${many}&f.__proto__=polluted`);
  expect(filters['region']).toHaveLength(50);
  expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ['', { ...empty, term: 'hegra' }, '?search=hegra'],
  [
    '?search=old&page=4&sort=title&f.region=asir',
    { ...empty, term: 'hegra', sort: 'newest', filters: { tags: ['hiking', 'unesco'] } },
    '?search=hegra&f.tags=hiking&f.tags=unesco&sort=newest',
  ],
  ['?utm_source=mail&search=old', { ...empty, term: 'new', page: 2 }, '?utm_source=mail&search=new&page=2'],
  ['', { ...empty, term: '5 < 6 > 4' }, '?search=5++6++4'],
])('with %j before, writes a state as an address', (query, state, written) => {
  expect(writeResultsState(query, state)).toBe(written);
});

test('what was written is read again', () => {
  const state = { term: 'قصر & 城', filters: { 'a.b': ['x y', 'ü'] }, sort: 'newest', page: 7 };
  expect(readResultsState(writeResultsState('', state))).toEqual(state);
});

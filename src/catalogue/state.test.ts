import { expect, test } from 'vitest';
import { noState, readListState, writeListState, type ListNames } from './state.ts';

const empty = noState;
const names: ListNames = { term: 'search', prefix: '' };
const further: ListNames = { term: 'stays.q', prefix: 'stays.' };

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
  expect(readListState(query, names)).toEqual(state);
});

test('reads no more than fifty values of a filter, and plants nothing', () => {
  const many = Array.from({ length: 80 }, (_, index) => `f.region=${index}`).join('&');
  const { filters } = readListState(`?${many}&f.__proto__=polluted`, names);
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
  expect(writeListState(query, names, state)).toBe(written);
});

test.each([
  ['?search=hegra', empty, '?'],
  ['?sort=title&view=list', { ...empty, view: 'grid' }, '?view=grid'],
])('with %j before, writes nothing that says nothing', (query, state, written) => {
  expect(writeListState(query, names, state)).toBe(written);
});

test('two lists of a page leave each other’s state alone', () => {
  const query = '?f.region=asir&page=2&stays.f.class=5&stays.q=sea&stays.page=3';
  expect(readListState(query, further)).toEqual({
    ...empty,
    term: 'sea',
    filters: { class: ['5'] },
    page: 3,
  });
  expect(writeListState(query, further, { ...empty, filters: { class: ['4'] } })).toBe(
    '?f.region=asir&page=2&stays.f.class=4',
  );
  expect(writeListState(query, names, { ...empty, sort: 'title' })).toBe(
    '?stays.f.class=5&stays.q=sea&stays.page=3&sort=title',
  );
});

test.each([names, further])('a written state is read again: %j', (list) => {
  const state = {
    term: 'قصر & 城',
    filters: { 'a.b': ['x y', 'ü'], price: ['100..300'] },
    sort: 'newest',
    view: 'list',
    page: 7,
  };
  expect(readListState(writeListState('', list, state), list)).toEqual(state);
});

import { expect, test } from 'vitest';
import type { Copy } from '#src/favourites/copies/copies.schema.ts';
import { groupEntries, type Entry } from './groups.ts';

const entry = (id: string, type: string, city = '', title = id): Entry => ({
  favourite: { id, type, title, url: `/en/${id}`, featureImage: '' },
  title,
  copy: city ? ({ type, city } as Copy) : undefined,
  isGone: false,
});
const entries = [
  entry('roses', 'event', 'Taif', 'Rose harvest'),
  entry('hegra', 'place', 'AlUla', 'Hegra'),
  entry('odd', 'vehicle'),
  entry('albalad', 'place', 'Jeddah', 'Al-Balad'),
];
const shown = (...options: Parameters<typeof groupEntries> extends [unknown, ...infer Rest] ? Rest : never) =>
  groupEntries(entries, ...options).map((group) => [
    group.key,
    group.entries.map(({ favourite }) => favourite.id),
  ]);

test('kinds stand in their order, the latest of each first; what is of no known kind stands last', () => {
  expect(shown({ groupBy: 'type', sort: 'added' }, 'en')).toEqual([
    ['place', ['albalad', 'hegra']],
    ['event', ['roses']],
    ['', ['odd']],
  ]);
});

test('cities stand by name; what is in none stands last', () => {
  expect(shown({ groupBy: 'city', sort: 'title' }, 'en').map(([key]) => key)).toEqual([
    'AlUla',
    'Jeddah',
    'Taif',
    '',
  ]);
});

test('without groups one list has all, in the order of the language', () => {
  expect(shown({ groupBy: 'none', sort: 'title' }, 'en')).toEqual([
    ['', ['albalad', 'hegra', 'odd', 'roses']],
  ]);
  expect(groupEntries([], { groupBy: 'none', sort: 'title' }, 'en')).toEqual([]);
});

test('what was removed and comes back stands where it was; what is new stands first', () => {
  const before = ['albalad', 'hegra', 'roses'];
  const back = [entries[0]!, entries[3]!, entry('new', 'place'), entries[1]!];
  const [group] = groupEntries(back, { groupBy: 'none', sort: 'added' }, 'en', before);
  expect(group?.entries.map(({ favourite }) => favourite.id)).toEqual(['new', 'albalad', 'hegra', 'roses']);
});

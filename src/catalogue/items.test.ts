import { expect, test } from 'vitest';
import { withoutDoubles } from './items.ts';
import { mergeFacets } from './merge-facets.ts';

const item = (id: string, type = 'place', title = id, url = '') => ({ id, type, title, url });

test('an item that two pages name is shown once; ids are unique within a type only', () => {
  const items = [item('hegra'), item('a/b'), item('hegra'), item('hegra', 'activity'), item('a/b')];
  expect(withoutDoubles(items).map(({ id, type }) => `${type} ${id}`)).toEqual([
    'place hegra',
    'place a/b',
    'activity hegra',
  ]);
});

test('items without ids are told by their address, else by their title', () => {
  const items = [
    item('', '', 'One', '/1'),
    item('', '', 'Two', '/1'),
    item('', '', 'One'),
    item('', '', 'One'),
  ];
  expect(withoutDoubles(items).map(({ title, url }) => title + url)).toEqual(['One/1', 'One']);
});

test('the numbers of two lists are counted together', () => {
  const one = { region: [{ value: 'asir', count: 2 }] };
  const other = {
    region: [
      { value: 'tabuk', count: 1 },
      { value: 'asir', count: 3 },
    ],
    class: [{ value: '5', count: 4 }],
  };
  expect(mergeFacets(one, other)).toEqual({
    region: [
      { value: 'asir', count: 5 },
      { value: 'tabuk', count: 1 },
    ],
    class: [{ value: '5', count: 4 }],
  });
});

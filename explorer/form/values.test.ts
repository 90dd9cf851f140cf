import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  groupOf,
  movedPaths,
  withAdded,
  withEntry,
  withMoved,
  without,
  withValue,
} from './values.ts';

const order = ['title', 'text', 'link'];
const written = (value: unknown) => JSON.stringify(value);

describe('one field of a group', () => {
  test('changes alone: unknown keys, loose neighbours and their order stay', () => {
    const group = { 'jcr:primaryType': 'nt:unstructured', link: null, shown: 'true', title: 'Old' };
    expect(written(withValue(group, 'title', 'New', order))).toBe(written({ ...group, title: 'New' }));
  });

  test('is taken out, key and all', () => {
    expect(written(withValue({ link: '/a', title: 'Old' }, 'title', undefined, order))).toBe('{"link":"/a"}');
  });

  test('that is new stands where the form has it', () => {
    expect(written(withValue({ title: 'A', link: '/a' }, 'text', 'B', order))).toBe(
      '{"title":"A","text":"B","link":"/a"}',
    );
    expect(written(withValue({ other: 1 }, 'text', 'B', order))).toBe('{"other":1,"text":"B"}');
  });

  test('is changed in a group that is written as JSON text, or not at all', () => {
    expect(withValue('{"title":"A"}', 'link', '/a', order)).toEqual({ title: 'A', link: '/a' });
    expect(withValue(undefined, 'link', '/a', order)).toEqual({ link: '/a' });
  });
});

test.each([
  ['nothing', undefined, {}],
  ['empty text', '', {}],
  ['a group', { a: 1 }, { a: 1 }],
  ['JSON text', '{"a":1}', { a: 1 }],
  ['a number', 4, undefined],
  ['a list', [1], undefined],
  ['other text', 'abc', undefined],
])('%s is read as a group or not', (_, value, group) => {
  expect(groupOf(value)).toEqual(group);
});

describe('a list', () => {
  const a = { title: 'A' };
  const b = { title: 'B' };
  const c = { title: 'C' };
  const map = { item2: b, 'sling:resourceType': 'x', item0: a, item10: c };

  test.each([
    ['nothing', undefined, []],
    ['a list', [a, b], [a, b]],
    ['its only entry', a, [a]],
    ['a map of numbered entries', map, [a, b, c]],
    ['JSON text', '[{"title":"A"}]', [a]],
  ])('that is stored as %s has its entries', (_, list, entries) => {
    expect(entriesOf(list)).toEqual(entries);
  });

  test('that is a map of numbered entries stays one, with what a repository adds', () => {
    expect(withEntry(map, 1, { title: 'New' })).toEqual({ ...map, item2: { title: 'New' } });
    expect(withAdded(map, {})).toEqual({ ...map, item11: {} });
    expect(entriesOf(withMoved(map, 0, 2))).toEqual([b, c, a]);
    expect(without(map, 0)).toEqual({ item2: c, 'sling:resourceType': 'x', item0: b });
  });

  test('that is its only entry stays so while it is changed, and becomes a list with the second', () => {
    expect(withEntry(a, 0, b)).toEqual(b);
    expect(withAdded(a, b)).toEqual([a, b]);
    expect(withEntry(a, 0, {})).toEqual([{}]);
  });

  test('of which the last entry goes is nothing', () => {
    expect(without([a], 0)).toBeUndefined();
    expect(without(a, 0)).toBeUndefined();
  });

  test('has an entry at another place, and the others in their order', () => {
    expect(withMoved([a, b, c], 2, 0)).toEqual([c, a, b]);
  });
});

test('paths follow the entries that they lead to', () => {
  const open = new Set(['items[0]', 'items[1].image', 'items[2].list[0]', 'other[1]', 'itemsets[1]']);
  const placeOf = (index: number) => (index === 1 ? undefined : index > 1 ? index - 1 : index);
  expect([...movedPaths(open, 'items', placeOf)]).toEqual([
    'items[0]',
    'items[1].list[0]',
    'other[1]',
    'itemsets[1]',
  ]);
});

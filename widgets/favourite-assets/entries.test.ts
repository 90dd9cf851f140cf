import { expect, test } from 'vitest';
import { asset as assetSchema, assetDetailsAnswer, type Asset } from '#src/assets/asset.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { entriesOf, groupEntries } from './entries.ts';

const assetOf = (id: string, more: object = {}): Asset =>
  readValue(assetSchema, { id, title: `Asset ${id}`, licence: 'Open', type: 'image', ...more });
const bare = (id: string): Asset => ({ ...assetOf(id), title: '' });
const detailsOf = (id: string, more: object = {}) =>
  readValue(assetDetailsAnswer, { id, title: `Details ${id}`, licence: { name: 'Trade' }, ...more });

const idsOf = (entries: ReturnType<typeof entriesOf>) => entries.map(({ id, state }) => `${id} ${state}`);

test('what was kept last comes first, and what is gone comes last', () => {
  const kept = { items: [assetOf('A'), bare('B'), assetOf('C')], unavailable: ['D'] };
  expect(idsOf(entriesOf(kept, undefined))).toEqual(['C known', 'B listed', 'A known', 'D gone']);
  expect(idsOf(entriesOf(kept, new Map([['B', null]])))).toEqual(['C known', 'A known', 'B gone', 'D gone']);
});

test('the library’s details take the place of what the list lacks, with the terms of the licence', () => {
  const details = detailsOf('B', { licence: { name: 'Trade', expires: '2026-06-30', restricted: true } });
  const [entry] = entriesOf({ items: [bare('B')], unavailable: [] }, new Map([['B', details]]));
  expect(entry).toMatchObject({
    state: 'known',
    asset: { title: 'Details B', licence: 'Trade', expires: '2026-06-30', restricted: true },
  });
});

test('what the list says in whole is not changed by details', () => {
  const kept = { items: [assetOf('A')], unavailable: [] };
  expect(entriesOf(kept, new Map([['A', detailsOf('A')]]))[0]?.asset?.title).toBe('Asset A');
});

test('what comes back by an undo stands where it stood', () => {
  const kept = { items: [assetOf('A'), assetOf('C'), assetOf('B')], unavailable: [] };
  expect(idsOf(entriesOf(kept, undefined, ['C', 'B', 'A']))).toEqual(['C known', 'B known', 'A known']);
  const later = { ...kept, items: [...kept.items, assetOf('D')] };
  expect(idsOf(entriesOf(later, undefined, ['C', 'B', 'A']))[0]).toBe('D known');
});

test('groups stand in one order, and those without files are left out', () => {
  const kept = {
    items: [assetOf('A'), assetOf('B', { type: 'document' }), assetOf('C', { type: 'image' })],
    unavailable: ['D'],
  };
  const entries = entriesOf(kept, undefined);
  expect(groupEntries(entries, 'type').map(({ key, entries: { length } }) => [key, length])).toEqual([
    ['image', 2],
    ['document', 1],
    ['gone', 1],
  ]);
  expect(groupEntries(entries, 'none')).toEqual([{ key: '', entries }]);
});

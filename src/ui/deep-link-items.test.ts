import { expect, test } from 'vitest';
import { deepLinkItems, itemByHash } from './deep-link-items.ts';

const namesOf = (...ids: (string | undefined)[]) => deepLinkItems(ids.map((id) => ({ id })));

test.each<[string, (string | undefined)[], (string | undefined)[]]>([
  ['each keeps its own', ['visa', 'مال'], ['visa', 'مال']],
  ['one that is taken gets a number', ['visa', 'visa', 'visa'], ['visa', 'visa-2', 'visa-3']],
  ['the number gives way to an author’s name', ['visa', 'visa', 'visa-2'], ['visa', 'visa-3', 'visa-2']],
  ['none stays none', [undefined, '', 'visa'], [undefined, undefined, 'visa']],
])('names of items: %s', (_, given, expected) => {
  const items = namesOf(...given);
  expect(items.map(({ id }) => id)).toEqual(expected);
  expect(new Set(items.map(({ key }) => key)).size).toBe(given.length);
});

test('each carries the item it was made of', () => {
  const item = { id: 'visa', heading: 'Visas' };
  expect(deepLinkItems([item])[0]?.item).toBe(item);
});

test.each([
  ['#visa', 'visa'],
  ['#visa-2', 'visa-2'],
  ['#مال', 'مال'],
  [`#${encodeURIComponent('مال')}`, 'مال'],
  ['#of-another-widget', undefined],
  ['#undefined', undefined],
  ['#', undefined],
  ['', undefined],
])('the address %s names %s', (hash, id) => {
  expect(itemByHash(namesOf('visa', undefined, 'visa', 'مال'), hash)?.id).toBe(id);
});

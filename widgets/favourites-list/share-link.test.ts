import { expect, test } from 'vitest';
import { shareAddress, sharedIds } from './share-link.ts';

const page = 'https://site.example/en/favourites.html';

test.each([
  [['hegra']],
  [['hegra', 'al-balad']],
  [['a/b', 'a,b', 'ä ö', '100%', '#x', '<b>', 'id?x=1&y=2', '../up']],
])('a list of %j comes back as it was', (ids) => {
  const { hash } = new URL(shareAddress(page, ids));
  expect(sharedIds(hash)).toEqual(ids);
});

test('a shared address has nothing of the page but its path', () => {
  expect(shareAddress(`${page}?token=t&sort=title#list`, ['hegra'])).toBe(`${page}#favourites=hegra`);
});

test.each([
  ['', undefined],
  ['#list', undefined],
  ['#favourites', undefined],
  ['#favourites=', []],
  ['#favourites=,,%20,', []],
  ['#favourites=%E0%A4%A,hegra', ['hegra']],
  ['#favourites=hegra,hegra', ['hegra']],
])('the hash %j holds %j', (hash, ids) => {
  expect(sharedIds(hash)).toEqual(ids);
});

test('of a longer list a hundred are read', () => {
  const ids = Array.from({ length: 150 }, (_, index) => `id-${index}`);
  expect(sharedIds(`#favourites=${ids.join(',')}`)).toHaveLength(100);
});

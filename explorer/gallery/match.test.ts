import { describe, expect, test } from 'vitest';
import { addressOf, foldWords, isWanted, wishOf } from './match.ts';

const wish = { q: '', mode: '', family: '', load: '' };
const hero = {
  words: foldWords('Hero banner واجهة رئيسية Pictures that take turns Überschrift', 'en'),
  modes: ['B2C', 'B2B'],
  family: 'Hero and media',
  load: 'load',
};

describe('a widget is found', () => {
  test.each([
    ['by nothing', ''],
    ['by a word', 'banner'],
    ['by the beginning of a word', 'pict'],
    ['by the inside of a word', 'ann'],
    ['in any case', 'HERO'],
    ['without an accent', 'uberschrift'],
    ['by several words in any order', '  turns   hero '],
    ['in Arabic with other letter forms and vowel marks', 'وَاجهه'],
  ])('%s', (_, q) => expect(isWanted(hero, { ...wish, q }, 'en')).toBe(true));

  test.each([
    ['for one of its modes', { mode: 'B2B' }],
    ['in its family', { family: 'Hero and media' }],
    ['by its trigger', { load: 'load' }],
  ])('%s', (_, part) => expect(isWanted(hero, { ...wish, ...part }, 'en')).toBe(true));
});

describe('a widget is left out', () => {
  test.each([
    ['where one of the words is missing', { q: 'hero map' }],
    ['for another mode', { mode: 'B2D' }],
    ['in another family', { family: 'Site chrome' }],
    ['by another trigger', { load: 'idle' }],
    ['where a word fits and a filter does not', { q: 'hero', load: 'idle' }],
  ])('%s', (_, part) => expect(isWanted(hero, { ...wish, ...part }, 'en')).toBe(false));
});

test('a wish stands in the address beside what was there', () => {
  const address = new URL('http://site.example/?lang=ar&load=idle#main');
  const text = addressOf({ ...wish, q: ' خريطة ', mode: 'B2B' }, address);
  expect(text).toBe(`/?lang=ar&q=${encodeURIComponent('خريطة')}&mode=B2B#main`);
  expect(wishOf(new URL(text, address).searchParams)).toEqual({ ...wish, q: 'خريطة', mode: 'B2B' });
});

test('an address without a wish ends without a question mark', () => {
  expect(addressOf(wish, new URL('http://site.example/explorer/?q=map'))).toBe('/explorer/');
});

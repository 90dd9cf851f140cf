import { jsonLanguage } from '@codemirror/lang-json';
import { expect, test } from 'vitest';
import { rangeAt } from './path-positions.ts';

const at = (text: string, path: string): string => {
  const { from, to } = rangeAt(jsonLanguage.parser.parse(text), text, path);
  return text.slice(from, to);
};

const cards = '{ "title": "A", "items": [{ "ctaLink": "x" }, { "ctaLink": "y", "image": { "src": 5 } }] }';

test.each([
  ['title', '"A"'],
  ['items[1].ctaLink', '"y"'],
  ['items[1].image.src', '5'],
  ['items[0]', '{ "ctaLink": "x" }'],
  ['', cards],
])('the value of %j is found', (path, value) => {
  expect(at(cards, path)).toBe(value);
});

test.each([
  ['a missing field leads to its object', 'items[0].title', '{ "ctaLink": "x" }'],
  ['a missing entry to its list', 'items[7].title', cards.slice(25, -2)],
  ['a field inside what is no object to that', 'title.text', '"A"'],
  ['a field that nothing holds to the whole', 'nothing.at.all', cards],
])('%s', (_, path, value) => {
  expect(at(cards, path)).toBe(value);
});

test('an entry of a list that a CMS wrote as a map is found by its place', () => {
  expect(at('{"items": {"item10": "c", "item2": "b", "item0": "a"}}', 'items[1]')).toBe('"b"');
  expect(at('{"items": {"item0": {"title": 1}}}', 'items[0].title')).toBe('1');
});

test('a list that was written as its only entry', () => {
  expect(at('{"items": {"title": 1}}', 'items[0].title')).toBe('1');
  expect(at('{"tags": "food"}', 'tags[0]')).toBe('"food"');
});

test('keys with escapes, dots and brackets', () => {
  expect(at(String.raw`{"\u0061b": 1, "a": 2}`, 'ab')).toBe('1');
  expect(at('{"labels": {"a": {"b": 1}, "a.b": 2, "c[0]": 3}}', 'labels.a.b')).toBe('2');
  expect(at('{"labels": {"c[0]": 3}}', 'labels.c[0]')).toBe('3');
});

test('of two equal keys the last counts, as for the reader', () => {
  expect(at('{"a": 1, "a": 2}', 'a')).toBe('2');
});

test('half a text still leads somewhere', () => {
  expect(at('', 'title')).toBe('');
  expect(at('{"title": ', 'title')).toBe('"title"');
});

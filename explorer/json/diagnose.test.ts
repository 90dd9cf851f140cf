import { jsonLanguage } from '@codemirror/lang-json';
import { expect, test } from 'vitest';
import type { FieldIssue } from '../data.ts';
import { diagnose } from './diagnose.ts';
import words from './words.json' with { type: 'json' };

const marks = (text: string, issues: readonly FieldIssue[], language: 'en' | 'ar' = 'en') =>
  diagnose(text, jsonLanguage.parser.parse(text), issues, language).map(({ from, to, message }) => [
    text.slice(from, to),
    message,
  ]);

test('an issue is told with its line, at the value that it names', () => {
  expect(marks('{\n  "link": "x"\n}', [{ path: 'link', message: 'must be an address' }])).toEqual([
    ['"x"', 'Line 2: must be an address'],
  ]);
});

test('a list is marked where it begins', () => {
  expect(marks('{\n  "items": [\n    1\n  ]\n}', [{ path: 'items', message: 'at most 0' }])).toEqual([
    ['[', 'Line 2: at most 0'],
  ]);
});

test('while the text is not JSON, that is all that is told', () => {
  expect(marks('{\n  "a": 1,\n}', [{ path: 'a', message: 'x' }])).toEqual([
    [',', 'Line 2, column 9: This comma is too much: nothing follows it.'],
  ]);
});

test('in Arabic, what is quoted keeps its own direction', () => {
  expect(marks('{"a": 1 "b": 2}', [], 'ar')).toEqual([
    ['"b"', 'السطر 1، العمود 9: تنقص فاصلة قبل \u2068"b"\u2069.'],
  ]);
});

test('both languages have the same words with the same places for values', () => {
  const placesIn = (text: unknown) =>
    [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(words.ar)).toEqual(Object.keys(words.en));
  for (const [key, text] of Object.entries(words.en))
    expect(new Set(placesIn(words.ar[key as keyof typeof words.ar])), key).toEqual(new Set(placesIn(text)));
});

import { expect, test } from 'vitest';
import { sourceRelease } from '#testing/source-release.ts';
import { abbreviationsOf } from './abbreviations.ts';
import type { Form } from './form.ts';

const titled = (...titles: readonly string[]): Form[] =>
  titles.map((title) => ({ name: title, title, purpose: '', family: '', modes: [], tabs: [] }));

test('a widget has the first letters of its title, and others where another widget has those', () => {
  const forms = titled('Card grid', 'Card game', 'Cards', 'Alert');
  expect([...abbreviationsOf(forms).values()]).toEqual(['CG', 'Ca', 'Cr', 'Al']);
});

test('a title of which everything is taken is named', () => {
  expect(() => abbreviationsOf(titled('Map', 'Ma', 'Mp', 'Pa', 'Ma'))).toThrow('Ma has no two letters');
});

test('no two widgets have the same', () => {
  const abbreviations = [...abbreviationsOf(sourceRelease.forms).values()];
  expect(new Set(abbreviations).size).toBe(sourceRelease.forms.length);
  expect(abbreviations.filter((letters) => !/^[\p{Lu}\p{N}][\p{L}\p{N}]$/u.test(letters))).toEqual([]);
});

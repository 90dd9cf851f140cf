import { describe, expect, test } from 'vitest';
import { countryOptions } from '#src/countries/options.ts';
import type { Language } from '#src/i18n/languages.ts';
import { matchOptions, optionNamed } from './match.ts';

const found = (typed: string, language: Language = 'en') =>
  matchOptions(countryOptions(language), typed, language).map(({ value }) => value);

describe('a country is found', () => {
  test.each<readonly [typed: string, language: Language, first: string]>([
    ['jap', 'en', 'JP'],
    ['JP', 'en', 'JP'],
    ['us', 'en', 'US'],
    ['uk', 'en', 'GB'],
    ['ivory', 'en', 'CI'],
    ['Burma', 'en', 'MM'],
    ['germany', 'de', 'DE'],
    ['Deutsch', 'de', 'DE'],
    ['Germany', 'ar', 'DE'],
    ['المانيا', 'ar', 'DE'],
    ['日本', 'ja', 'JP'],
    ['Japan', 'ja', 'JP'],
    ['états', 'fr', 'US'],
  ])('by “%s” on a page in %s', (typed, language, first) => {
    expect(found(typed, language)[0]).toBe(first);
  });

  test('by a word within its name, behind those that begin so', () => {
    const codes = found('united');
    expect(codes.slice(0, 3)).toEqual(['AE', 'GB', 'US']);
    expect(found('arab')).toEqual(expect.arrayContaining(['SA', 'AE']));
  });
});

test('a code counts whole alone: its first letter finds nothing', () => {
  expect(matchOptions([{ value: 'x', label: 'Franc', names: ['CHF'] }], 'ch', 'en')).toEqual([]);
  expect(found('qq')).toEqual([]);
});

test('an empty text finds all, in the order of the language', () => {
  expect(found('')).toHaveLength(249);
  expect(found('  ')).toHaveLength(249);
});

test('a text names an option by its label, its code or another name, and nothing else', () => {
  const named = (text: string) => optionNamed(countryOptions('en'), text, 'en')?.value;
  expect(['Japan', 'japan ', 'JP', 'usa', 'Holland', 'Jap', ''].map(named)).toEqual([
    'JP',
    'JP',
    'JP',
    'US',
    'NL',
    undefined,
    undefined,
  ]);
});

test('what names two options names none', () => {
  const options = [
    { value: 'a', label: 'Al Khobar', names: ['khobar'] },
    { value: 'b', label: 'Khobar Station', names: ['khobar'] },
  ];
  expect(optionNamed(options, 'khobar', 'en')).toBeUndefined();
  expect(matchOptions(options, 'khobar', 'en')).toHaveLength(2);
});

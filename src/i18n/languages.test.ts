import { describe, expect, test } from 'vitest';
import { directionOf, languages, locales, toLanguage } from './languages.ts';

test('the site speaks eight languages, each with a locale of its own', () => {
  expect(languages).toEqual(['en', 'ar', 'zh', 'de', 'es', 'fr', 'ja', 'ru']);
  expect(Object.values(locales)).toEqual([
    'en-US',
    'ar-SA',
    'zh-CN',
    'de-DE',
    'es-ES',
    'fr-FR',
    'ja-JP',
    'ru-RU',
  ]);
  expect(Object.keys(locales)).toEqual([...languages]);
});

test.each(languages)('%s runs from right to left only in Arabic', (language) => {
  expect(directionOf(language)).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

describe('a tag names a language', () => {
  test.each([
    ['de', 'de'],
    ['de-DE', 'de'],
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['ar-u-nu-arab', 'ar'],
  ])('%s: %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });

  test.each([
    '',
    'it',
    'deutsch',
    'e',
    'en_US',
    '-en',
    '__proto__',
    'constructor',
    'length',
    undefined,
    null,
  ])('%s: none of ours', (tag) => {
    expect(toLanguage(tag)).toBeUndefined();
  });
});

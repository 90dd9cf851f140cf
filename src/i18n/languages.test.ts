import { describe, expect, test } from 'vitest';
import { directionOf, languages, locales, segmentLanguage, toLanguage } from './languages.ts';

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
    ['ar_SA', 'ar'],
    ['en_US', 'en'],
    ['zh_Hans_CN', 'zh'],
    ['ar-u-nu-arab', 'ar'],
  ])('%s: %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });

  test.each([
    '',
    'it',
    'deutsch',
    'e',
    '-en',
    '_en',
    'x-klingon',
    '__proto__',
    'constructor',
    'length',
    undefined,
    null,
  ])('%s: none of ours', (tag) => {
    expect(toLanguage(tag)).toBeUndefined();
  });
});

describe('a segment of a path names a language', () => {
  test.each([
    ['ar', 'ar'],
    ['AR', 'ar'],
    ['ar_SA', 'ar'],
    ['de-at', 'de'],
    ['es-419', 'es'],
    ['zh-hans', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['zh_Hant_TW', 'zh'],
  ])('%s: %s', (segment, language) => {
    expect(segmentLanguage(segment)).toBe(language);
  });

  test.each([
    '',
    'it',
    'en-route',
    'de-luxe',
    'en.html',
    'ar-u-nu-arab',
    'en-',
    'english',
    '__proto__',
    undefined,
  ])('%s: none', (segment) => {
    expect(segmentLanguage(segment)).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { askedFor, pathTerms } from './path-terms.ts';

test.each([
  ['separators', '/en/places/red-sea_coast.html', 'places red sea coast'],
  ['a language of the site', '/ar/places', 'places'],
  ['a language that the site does not speak', '/pt-BR/places', 'places'],
  ['a locale', '/ar_SA/places', 'places'],
  ['a word that begins as a language', '/en-route/places', 'en route places'],
  ['a path without language', '/places/hegra', 'places hegra'],
  ['a language alone', '/en/', ''],
  ['the root', '/', ''],
  ['words that come twice', '/en/places/places/hegra', 'places hegra'],
  ['numbers', '/en/news/2026/10/4711/rain.html', 'news 2026 rain'],
  ['a UUID', '/en/a/550e8400-e29b-41d4-a716-446655440000/hegra', 'a hegra'],
  ['a long id', '/en/items/64b7f3c2a9d1e0f4/dune', 'items dune'],
  ['short words with a digit', '/en/f1-grand-prix/top10', 'f1 grand prix top10'],
  ['a suffix behind the extension', '/en/places.html/hegra.print', 'places hegra'],
  ['Arabic', '/ar/%D9%88%D8%AC%D9%87%D8%A7%D8%AA/%D8%A7%D9%84%D8%AD%D9%90%D8%AC%D8%B1', 'وجهات الحِجر'],
  ['Japanese', '/ja/%E3%83%98%E3%82%B0%E3%83%A9%E3%83%BB%E6%A5%BD%E3%81%97%E3%81%BF', 'ヘグラ 楽しみ'],
  ['escapes that are no UTF-8', '/en/%E0%A4%A/hegra%FF-tombs%', 'A hegra tombs'],
  ['markup', '/en/%3Cimg%20src=x%20onerror=alert(1)%3E/hegra', 'hegra'],
  ['nested markup', '/en/%3C%3Cb%3Escript%3Ealert%3C%2Fscript%3E-hegra', 'alert hegra'],
  ['a mail address', '/en/unsubscribe/noor%40example.com/newsletter', 'unsubscribe newsletter'],
])('the words of a path: %s', (_case, path, words) => {
  expect(pathTerms(path).all).toBe(words);
});

test('no more than 255 characters are searched for, and no pair is split', () => {
  expect(pathTerms(`/en/${'a'.repeat(300)}`).all).toBe('a'.repeat(255));
  expect(pathTerms(`/en/${'a'.repeat(254)}${encodeURIComponent('𠮷𠮷')}`).all).toBe('a'.repeat(254));
});

test.each([
  ['/en/events/rose-mornings.html', 'rose mornings'],
  ['/en/places/hegra/4711', 'hegra'],
  ['/en/', ''],
])('the last words of %s are %j', (path, words) => {
  expect(pathTerms(path).last).toBe(words);
});

test('the results page was asked for what it should find', () => {
  const asked = askedFor(
    { url: 'https://site.test/en/search-results?search=%3Cb%3Ehegra&page=2', language: 'en' },
    '/en/search-results.html',
  );
  expect(asked).toEqual({ all: 'hegra', last: 'hegra', isResultsPage: true });
  expect(
    askedFor(
      { url: 'https://site.test/en/search-results', language: 'en' },
      'https://other.test/en/search-results',
    ),
  ).toMatchObject({
    all: 'search results',
    isResultsPage: false,
  });
});

test('the folders above the language of a content path are not searched for', () => {
  const url = 'https://site.test/content/visit/ar/places/hegra.html';
  expect(askedFor({ url, language: 'ar' }, undefined)).toMatchObject({ all: 'places hegra', last: 'hegra' });
});

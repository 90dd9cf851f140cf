import { expect, test } from 'vitest';
import { isOnlyLanguage, languageLink } from './language-link.ts';
import { linkLanguage } from './language.ts';

const at = (path: string) => `https://visit.example${path}`;

test.each([
  ['/ar', '/en/places/riyadh.html', '/ar/places/riyadh.html'],
  ['/ar/', '/en/places/riyadh.html', '/ar/places/riyadh.html'],
  ['/ar', '/en', '/ar'],
  ['/ar', '/en/', '/ar'],
  [
    '/de',
    '/ar/search-results.html?search=%D8%AC%D8%AF%D8%A9#list',
    '/de/search-results.html?search=%D8%AC%D8%AF%D8%A9#list',
  ],
  [
    '/ar',
    '/en/a.html?search=sea&f.region=asir&f.tags=a&sort=title&page=3',
    '/ar/a.html?search=sea&sort=title',
  ],
  ['/ar', '/en/a.html?list.page=2&list.f.region=asir&q=sea', '/ar/a.html?q=sea'],
  ['/ar', '/en/a.html?page=2', '/ar/a.html'],
  ['/ar', '/en/a.html?homepage=2&f=1', '/ar/a.html?homepage=2&f=1'],
  ['/ja', '/about.html', '/ja/about.html'],
  ['/en', '/en/visa', '/en/visa'],
  ['/ar/home.html', '/en/visa', '/ar/home.html'],
  ['/ar?x=1', '/en/visa', '/ar?x=1'],
  ['/it', '/en/visa', '/it'],
  ['https://ar.example/ar', '/en/visa', 'https://ar.example/ar'],
  [undefined, '/en/visa', undefined],
])('a link %s on %s leads to %s', (ctaLink, path, expected) => {
  expect(languageLink(ctaLink, at(path))).toBe(expected);
});

test.each([
  ['/ar', 'ar'],
  ['/zh/home.html', 'zh'],
  ['/de-DE', 'de'],
  ['/italian', undefined],
  [undefined, undefined],
])('the language of %s is %s', (ctaLink, expected) => {
  expect(linkLanguage(ctaLink, at('/en'))).toBe(expected);
});

test.each([
  ['/ar', true],
  ['/ar/', true],
  ['https://visit.example/ar', true],
  ['/ar/home.html', false],
  ['/ar?x=1', false],
  ['/ar#x', false],
  ['/it', false],
  ['https://ar.example/ar', false],
  [undefined, false],
])('%s stands for this page in a language: %s', (link, expected) => {
  expect(isOnlyLanguage(link, at('/en/visa'))).toBe(expected);
});

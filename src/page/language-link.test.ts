import { expect, test } from 'vitest';
import { isOnlyLanguage, languageLink } from './language-link.ts';
import { linkLanguage, pageLanguage } from './language.ts';

const at = (path: string, htmlLang = 'en') => ({
  url: `https://visit.example${path}`,
  language: pageLanguage(path, htmlLang),
});

test.each([
  ['/ar', '/en/places/riyadh.html', '/ar/places/riyadh.html'],
  ['/ar/', '/en/places/riyadh.html', '/ar/places/riyadh.html'],
  ['/ar', '/en', '/ar'],
  ['/ar', '/en/', '/ar/'],
  ['/ar', '/en/places/', '/ar/places/'],
  ['/ar', '/', '/ar/'],
  ['/ar', '/content/site/en/places/riyadh.html', '/content/site/ar/places/riyadh.html'],
  ['/ar', '/content/site/en/', '/content/site/ar/'],
  ['/ar', '/content/site/en/en/places', '/content/site/en/ar/places'],
  ['/de_DE', '/content/site/us/en_US/places', '/content/site/us/de_DE/places'],
  ['/de_DE', '/ar_SA/places/', '/de_DE/places/'],
  ['/zh-Hans-CN/', '/en/places', '/zh-Hans-CN/places'],
  ['/ar', '/en-route/places', '/ar/en-route/places'],
  ['/en-route', '/en/places', '/en-route'],
  ['/content/site/ar', '/content/site/en/places', '/content/site/ar'],
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
  ['/ar_SA/home.html', 'ar'],
  ['/italian', undefined],
  ['/en-route', undefined],
  ['/content/site/ar/home.html', undefined],
  [undefined, undefined],
])('the language of %s is %s', (ctaLink, expected) => {
  expect(linkLanguage(ctaLink, at('/en'))).toBe(expected);
});

test.each([
  ['/content/site/ar/home.html', 'ar'],
  ['/content/site/ar_SA', 'ar'],
  ['/de/home.html', 'de'],
  ['/content/other/ar/home.html', undefined],
])('on a content path the language of %s is %s', (ctaLink, language) => {
  expect(linkLanguage(ctaLink, at('/content/site/en/home.html'))).toBe(language);
});

test.each([
  ['/ar', true],
  ['/ar_SA', true],
  ['/en-route', false],
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

import { expect, test } from 'vitest';
import { languageRootPath, pageLanguage, splitPath } from './language.ts';

test.each([
  ['/ar/home.html', 'en', 'ar'],
  ['/ar', '', 'ar'],
  ['/AR/home.html', '', 'ar'],
  ['/zh-CN/home.html', '', 'zh'],
  ['/home.html', 'ja', 'ja'],
  ['/home.html', 'ja-JP', 'ja'],
  ['/content/ar/home.html', 'fr', 'fr'],
  ['/ar.html', '', 'en'],
  ['//ar/home.html', '', 'en'],
  ['/it/home.html', 'it', 'en'],
  ['/', '', 'en'],
  ['', '', 'en'],
  ['/ar_SA/home.html', '', 'ar'],
  ['/en-route/home.html', 'de', 'de'],
  ['/home.html', 'ar_SA', 'ar'],
  ['/home.html', 'zh_CN', 'zh'],
  ['/home.html', 'x-klingon', 'en'],
  ['/__proto__/x', 'constructor', 'en'],
])('the page %s with <html lang="%s"> is in %s', (path, lang, language) => {
  expect(pageLanguage(path, lang)).toBe(language);
});

test.each([
  ['/en/places/', '', '/en', '/places/'],
  ['/en', '', '/en', ''],
  ['/places/en/hegra', '/places', '/en', '/hegra'],
  ['/content/site/en/places', '/content/site', '/en', '/places'],
  ['/content/site/en/en/places', '/content/site/en', '/en', '/places'],
  ['/content/en-route/EN_us/places', '/content/en-route', '/EN_us', '/places'],
  ['/content/site/ar/places', '', '', '/content/site/ar/places'],
  ['/places', '', '', '/places'],
  ['/', '', '', '/'],
])('the path %s of an English page is %j, %j and %j', (path, before, language, after) => {
  const page = { url: `https://visit.example${path}`, language: 'en' as const };
  expect(splitPath(path, page)).toEqual({ before, language, after });
});

test.each([
  ['/en/places', '/en'],
  ['/en_US/places', '/en_US'],
  ['/content/site/en/places/', '/content/site/en'],
  ['/places', '/en'],
])('the site root of %s is %s', (path, root) => {
  expect(languageRootPath({ url: `https://visit.example${path}`, language: 'en' })).toBe(root);
});

import { expect, test } from 'vitest';
import { pageLanguage } from './language.ts';

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
  ['/__proto__/x', 'constructor', 'en'],
])('the page %s with <html lang="%s"> is in %s', (path, lang, language) => {
  expect(pageLanguage(path, lang)).toBe(language);
});

import { expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { countryCodes } from './codes.ts';
import { countryName } from './names.ts';
import { toCountry } from './to-country.ts';

test('all 249 countries and territories have a code of their own', () => {
  expect(new Set(countryCodes).size).toBe(249);
  expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(countryCodes.toSorted()).toEqual(countryCodes);
});

test('every country has a name in every language, and its English name leads back to it', () => {
  for (const code of countryCodes) {
    expect(toCountry(countryName(code, 'en'))).toBe(code);
    for (const language of languages) expect(countryName(code, language)).not.toBe(code);
  }
});

test.each<[Language, string]>([
  ['en', 'Saudi Arabia'],
  ['ar', 'المملكة العربية السعودية'],
  ['zh', '沙特阿拉伯'],
  ['de', 'Saudi-Arabien'],
  ['es', 'Arabia Saudí'],
  ['fr', 'Arabie saoudite'],
  ['ja', 'サウジアラビア'],
  ['ru', 'Саудовская Аравия'],
])('in %s the name is %s', (language, name) => {
  expect(countryName('SA', language)).toBe(name);
});

test('a code without a name stands for itself', () => {
  expect(countryName('QQ', 'en')).toBe('QQ');
});

test.each([
  ['SA', 'SA'],
  ['sa', 'SA'],
  ['Saudi Arabia', 'SA'],
  ['  saudi  ARABIA ', 'SA'],
  ['Türkiye', 'TR'],
  ['Turkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Ivory Coast', 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ["Cote d'Ivoire", 'CI'],
  ['Czechia', 'CZ'],
  ['Czech Republic', 'CZ'],
  ['Burma', 'MM'],
  ['Myanmar', 'MM'],
  ['Swaziland', 'SZ'],
  ['Eswatini', 'SZ'],
  ['Cape Verde', 'CV'],
  ['Cabo Verde', 'CV'],
  ['Macedonia', 'MK'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['Great Britain', 'GB'],
  ['USA', 'US'],
  ['U.S.', 'US'],
  ['The United States of America', 'US'],
  ['The Netherlands', 'NL'],
  ['Bahamas, The', 'BS'],
  ['Korea, Republic of', 'KR'],
  ['Korea (the Republic of)', 'KR'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Virgin Islands (U.S.)', 'VI'],
  ['Holy See (the)', 'VA'],
  ['Myanmar (Burma)', 'MM'],
  ["Korea, Democratic People's Republic of", 'KP'],
  ['Congo, The Democratic Republic of the', 'CD'],
  ['Republic of the Congo', 'CG'],
  ['Virgin Islands, U.S.', 'VI'],
  ['Virgin Islands, British', 'VG'],
  ['Taiwan, Province of China', 'TW'],
  ['Russian Federation', 'RU'],
  ['Viet Nam', 'VN'],
  ['Hong Kong', 'HK'],
  ['Macau', 'MO'],
  ['Palestine', 'PS'],
  ['Saint Kitts and Nevis', 'KN'],
  ['St Kitts & Nevis', 'KN'],
  ['Sao Tome and Principe', 'ST'],
  ['Réunion', 'RE'],
  ['Guinea-Bissau', 'GW'],
  ['Guinea', 'GN'],
  ['Timor-Leste', 'TL'],
  ['East Timor', 'TL'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['Dominica', 'DM'],
  ['Dominican Republic', 'DO'],
  ['Deutschland', 'DE'],
  ['المملكة العربية السعودية', 'SA'],
  ['日本', 'JP'],
  ['Corée du Sud', 'KR'],
  ['Саудовская Аравия', 'SA'],
])('%j is %s', (name, code) => {
  expect(toCountry(name)).toBe(code);
});

test.each([
  '',
  ' ',
  'the',
  'Korea',
  'Congo',
  'Guyanas',
  'Virgin Islands',
  'Yugoslavia',
  'Czechoslovakia',
  'Soviet Union',
  'Europe',
  'Atlantis',
  'Saudi',
  'United',
  'XK',
  'QQ',
  '__proto__',
  'constructor',
  '沙特',
])('%j is no country: it is not guessed', (name) => {
  expect(toCountry(name)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { offerForCountry, offersForBrowser } from './offers.ts';
import widget from './widget.ts';
import words from './words.json';

const configOf = (config: object) => readConfig(widget.schema, JSON.stringify(config)).config;
const at = (language: Language) => ({
  language,
  url: `https://visit.example/${language}/places/alula.html?f.region=a&q=x#top`,
});
const all = configOf({ languages: { data: languages.map((code) => ({ ctaLink: `/${code}` })) } });

describe('a browser is offered, in its order,', () => {
  test.each<[string, Language, string[], string[]]>([
    ['its language', 'en', ['de-AT', 'en'], ['de']],
    ['nothing where it asks for the page’s own first', 'en', ['en-GB', 'de'], []],
    ['nothing that it wants less than the page’s own', 'en', ['fr', 'en', 'de'], ['fr']],
    ['only languages of the site', 'en', ['it', 'nl', 'ru-RU'], ['ru']],
    ['each language once', 'en', ['zh-TW', 'zh-CN', 'zh', 'ja'], ['zh', 'ja']],
    ['nothing where it says nothing', 'ar', [], []],
    ['what it wants on an Arabic page', 'ar', ['en-US', 'en'], ['en']],
  ])('%s', (_, language, asked, offered) => {
    expect(offersForBrowser(all, at(language), asked.join()).map((offer) => offer.language)).toEqual(offered);
  });

  test('only what its author has listed', () => {
    const config = configOf({ languages: { data: [{ ctaLink: '/de' }, { ctaLink: '/it' }, {}] } });
    expect(offersForBrowser(config, at('en'), 'it,fr,de')).toHaveLength(1);
    expect(offersForBrowser(configOf({}), at('en'), 'de')).toEqual([]);
  });

  test('this page in the language, or the page that its author names', () => {
    const data = [{ ctaLink: '/de' }, { ctaLabel: 'Français', ctaLink: '/fr/bienvenue' }];
    const offers = offersForBrowser(configOf({ languages: { data } }), at('en'), 'de,fr');
    expect(offers.map(({ href, label }) => [href, label])).toEqual([
      ['/de/places/alula.html?q=x#top', ''],
      ['/fr/bienvenue', 'Français'],
    ]);
  });
});

const countryRules = [
  { countryName: 'Atlantis', language: 'fr' },
  { countryName: 'Turkey', language: 'en', ctaLink: '/en/turkey' },
  { countryName: 'Turkey', language: 'ar', ctaLink: '/ar/turkey', message: 'أهلًا' },
  { countryName: 'JP', language: 'ja' },
  { countryName: 'Germany', language: 'de', ctaLink: '/de/' },
];

test.each([
  ['en', 'TR', { language: 'ar', href: '/ar/turkey', message: 'أهلًا', isCountryPage: true }],
  ['ar', 'TR', { language: 'en', href: '/en/turkey', message: '', isCountryPage: true }],
  ['en', 'JP', { language: 'ja', href: '/ja/places/alula.html?q=x#top', isCountryPage: false }],
  ['en', 'DE', { language: 'de', href: '/de/places/alula.html?q=x#top', isCountryPage: false }],
  ['ja', 'JP', undefined],
  ['en', 'FR', undefined],
  ['en', '', undefined],
] as const)('on a page in %s a visitor from %j is offered %j', (language, country, expected) => {
  const offer = offerForCountry(configOf({ countryRules }), at(language), country);
  if (expected) expect(offer).toMatchObject(expected);
  else expect(offer).toBeUndefined();
});

test('every language has all words of the bar', () => {
  const keys = Object.keys(words);
  const names = ['label', 'offer', 'country', 'accept', 'close'];
  expect(keys).toEqual(languages.flatMap((language) => names.map((name) => `${language}.${name}`)));
  const scripts = {
    ar: /\p{sc=Arabic}/u,
    zh: /\p{sc=Han}/u,
    ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
    ru: /\p{sc=Cyrillic}/u,
  };
  for (const [key, word] of Object.entries(words)) {
    const script = scripts[key.slice(0, 2) as keyof typeof scripts] ?? /\p{sc=Latin}/u;
    expect(word, key).toMatch(script);
  }
  expect(new Set(Object.values(words)).size).toBe(keys.length);
});

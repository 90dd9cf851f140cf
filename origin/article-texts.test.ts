import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { articleFiles, articleLength, lengthOf, minutesToRead } from './article-texts.ts';
import { itemAt } from './content.ts';
import { articles } from './data.ts';

/** Articles that home, menu and stories lead to. */
const long = new Set([
  'architecture-of-mud-and-coral',
  'dishes-to-try',
  'first-dive-red-sea',
  'saudi-coffee-etiquette',
  'three-days-in-alula',
  'when-to-go',
]);

/** How much a text and a long text say at least: in words, in Chinese and Japanese in characters. */
function leastOf(language: Language): readonly [short: number, ofLong: number] {
  if (language === 'zh' || language === 'ja') return [200, 330];
  // A word of Arabic or Russian holds what English says in articles and prepositions.
  return language === 'ar' || language === 'ru' ? [90, 180] : [120, 220];
}

test('each article has a text, and no text is without its article', () => {
  expect([...articleFiles.keys()].toSorted()).toEqual(articles.map(({ id }) => id).toSorted());
});

describe.each([...articleFiles])('%s', (id, { texts, picture }) => {
  test.each(languages)('says enough in %s to be read', (language) => {
    const [short, ofLong] = leastOf(language);
    expect(articleLength(id, language)).toBeGreaterThanOrEqual(long.has(id) ? ofLong : short);
  });

  test('says the same in every language: as many paragraphs, headings, entries and links', () => {
    const tagsOf = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag).join(' ');
    for (const language of languages) {
      const { body, beside, quote } = texts[language];
      expect(tagsOf(body), language).toBe(tagsOf(texts.en.body));
      expect(Boolean(beside && picture), language).toBe(Boolean(texts.en.beside));
      expect(Boolean(quote), language).toBe(Boolean(texts.en.quote));
    }
  });

  test('leads to pages that there are, in its own language', () => {
    for (const language of languages) {
      for (const [, href = ''] of texts[language].body.matchAll(/href="([^"]*)"/g)) {
        expect(href.startsWith(`/${language}/`), href).toBe(true);
        if (href.startsWith(`/${language}/places/`)) expect(itemAt(language, href), href).toBeDefined();
      }
    }
  });
});

test.each([
  ['<p>one two</p><p>three</p>', 'en', 3],
  ['<p>一二三。</p>', 'zh', 4],
  ['', 'en', 0],
] as const)('the length of %s in %s is %d', (html, language, length) => {
  expect(lengthOf(html, language)).toBe(length);
});

test('the minutes that a page promises are those that its text takes', () => {
  for (const language of languages)
    expect(itemAt(language, `/${language}/articles/saudi-coffee-etiquette`)?.minutes, language).toBe(
      minutesToRead('saudi-coffee-etiquette', language),
    );
  expect(minutesToRead('saudi-coffee-etiquette', 'en')).toBe(2);
});

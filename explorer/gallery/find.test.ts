import { describe, expect, test } from 'vitest';
import { galleryWidgets } from '#demo-pages/explorer/documents.ts';
import { shownWidgets } from '#demo-pages/widgets.ts';
import { authorWords } from '../../scripts/build/author-words.ts';
import { findIn } from './find.ts';
import { foldWords } from './match.ts';

const widgets = galleryWidgets();
const languages = ['en', 'ar'] as const;

const finds = languages.map((language) => {
  const cards = widgets.map(({ called = '', words, modes, family, load }) => ({
    called: foldWords(called, language),
    words: foldWords(words, language),
    modes,
    family,
    load,
  }));
  return findIn(cards, language);
});

/** What a word finds on the gallery's page in each language, the best first. */
const found = (q: string): string[][] =>
  finds.map((find) => find({ q, mode: '', family: '', load: '' }).map((place) => widgets[place]!.name));

/** The place of a widget in what a word finds, from 1, on the page where it comes last. */
const placeOf = (widget: string, word: string): number =>
  Math.max(...found(word).map((names) => (names.includes(widget) ? names.indexOf(widget) + 1 : Infinity)));

const arabic = authorWords();

/** The other words that `widget.ts` and `authors.ar.json` have for each widget: an author may type any of them. */
const wordsOfWidgets = shownWidgets().map(({ name, words = '' }) => ({
  name,
  en: words.split(', '),
  ar: (arabic[words] ?? '').split('، '),
}));

describe.each(wordsOfWidgets)('$name', ({ name, ...own }) => {
  test.each(languages)('is found by each of its words in %s, by one of them among the first three', (of) => {
    const places = own[of].map((word) => [word, placeOf(name, word)] as const);
    expect(places.filter(([, place]) => place === Infinity)).toEqual([]);
    expect(Math.min(...places.map(([, place]) => place))).toBeLessThanOrEqual(3);
  });
});

test('an Arabic author finds each banner by the word that marketing has for it', () => {
  const banners = widgets.map(({ name }) => name).filter((name) => name.endsWith('-banner'));
  for (const word of ['بانر', 'البانر'])
    for (const names of found(word))
      expect(names.slice(0, banners.length).toSorted()).toEqual(banners.toSorted());
});

/** Spellings that stand in no `words`. */
test.each([
  ['a letter left out', 'acordion', 'accordion'],
  ['a letter doubled for one', 'questionaire', 'form-builder'],
  ['a letter left out of two words', 'forgot pasword', 'reset-password'],
  ['the article before an Arabic word', 'الفعاليات', 'content-catalogue'],
  ['other forms of Arabic letters', 'خارطه', 'region-map'],
  ['an Arabic letter without its mark', 'البوم', 'image-gallery'],
])('with %s, %s finds %s among the first three', (_what, word, widget) => {
  expect(placeOf(widget, word)).toBeLessThanOrEqual(3);
});

test('a word that nobody knows finds nothing', () => expect(found('zzzz')).toEqual([[], []]));

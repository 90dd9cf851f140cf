import { describe, expect, test } from 'vitest';
import { translateConfig } from '../explorer/page/translate-config.ts';
import { demoTexts, exampleTexts, exampleWords, writtenTexts } from './example-texts.ts';
import { otherLanguages } from './text-pairs.ts';
import { readExample } from './widgets.ts';

/** The address of each link of a rich text. */
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

const tagsOf = (html: string) => [...html.matchAll(/<\/?[a-z][a-z0-9]*/g)].map(([tag]) => tag).toSorted();

describe('an example in the language of the demo', () => {
  const read = async (widget: string, language: (typeof otherLanguages)[number]) =>
    translateConfig(readExample(widget, 'default'), await exampleTexts(), 'en', language);

  test('a visitor from Japan reads the banner of the home page in Japanese', async () => {
    const { title, cards } = await read('hero-banner', 'ja');
    const [card] = cards as { place: string; link: { url: string }; image: { alt: string } }[];
    expect(title).toBe('いちばん美しい時刻の旅先');
    expect(card?.place).toBe('アルウラー');
    expect(card?.image.alt).toBe('低い日差しに輝く、ヘグラの岩に刻まれた墳墓');
    expect(card?.link.url).toBe('/ja/articles/three-days-in-alula');
  });

  test('questions and answers are Arabic, as the origin knows them', async () => {
    const { title, groups } = await read('faq', 'ar');
    const [group] = groups as { items: { question: string; answer: string }[] }[];
    expect(title).toBe('أسئلة وأجوبة');
    expect(group?.items[0]?.question).toBe('هل أحتاج إلى تأشيرة؟');
    expect(group?.items[0]?.answer).toContain('href="/ar/');
  });

  test('sections of the menu, which are stored as a text, are German', async () => {
    const { menu } = await read('header', 'de');
    const [entry] = menu as { sections: string }[];
    expect(JSON.parse(entry?.sections ?? '')).toContainEqual(
      expect.objectContaining({ sectionName: 'Riad', href: '/de/places/riyadh' }),
    );
  });
});

describe('texts written for the examples', () => {
  const english = Object.keys(writtenTexts('ar')).toSorted();

  test.each(otherLanguages)('are the same in %s as in all other languages', (language) => {
    expect(Object.keys(writtenTexts(language)).toSorted()).toEqual(english);
  });

  test('each stands in an example, and nowhere else in the demo', async () => {
    const [words, known] = [exampleWords(), await demoTexts()];
    expect(english.filter((text) => !words.has(text))).toEqual([]);
    expect(english.filter((text) => otherLanguages.every((language) => known[language]?.[text]))).toEqual([]);
  });

  test.each(otherLanguages)('keep their elements in %s, and lead to pages of that language', (language) => {
    for (const [text, translation] of Object.entries(writtenTexts(language))) {
      expect(tagsOf(translation)).toEqual(tagsOf(text));
      expect(linksOf(translation).toSorted()).toEqual(
        linksOf(text)
          .map((href) => href.replace(/^\/en\//, `/${language}/`))
          .toSorted(),
      );
    }
  });
});

import { describe, expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { allContent, contentAt } from './content.ts';

/** Types of pages that are somewhere. */
const located = new Set(['place', 'event', 'offer', 'partner']);

const words = expect.stringMatching(/\S/u);

describe.each(languages)('the content in %s', (language) => {
  const content = allContent(language);

  test('is at least 300 pages, none of them twice', () => {
    expect(new Set(content.map(({ id }) => id)).size).toBe(content.length);
    expect(content.length).toBeGreaterThanOrEqual(300);
  });

  test('has a title, a text, an address, a picture and subjects on every page', () => {
    const address = expect.stringMatching(new RegExp(`^/${language}/\\S`, 'u'));
    const drawing = expect.stringMatching(/^\/images\/[a-z-]+\.jpg$/u);
    const mark = expect.stringMatching(/^\/images\/partners\/[a-z-]+\.svg$/u);
    for (const item of content) {
      const featureImage = item.type === 'partner' ? mark : drawing;
      const expected = { title: words, description: words, url: address, featureImage };
      expect(item, item.id).toMatchObject(expected);
      expect(item.categories, item.id).toEqual(item.keys.categories.map(() => words));
      expect(item.tags, item.id).toEqual(item.keys.tags.map(() => words));
      expect(`${item.title} ${item.description}`).not.toMatch(/[<>]/u);
    }
  });

  test('says where a place, an event, an offer or a company is', () => {
    for (const item of content.filter(({ type }) => located.has(type)))
      expect(item, item.id).toMatchObject({ region: words, city: words, latitude: expect.any(Number) });
  });

  test('speaks its own language', () => {
    const ownLetters = {
      ar: /\p{Script=Arabic}/u,
      ja: /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
      ru: /[а-я]/iu,
      zh: /\p{Script=Han}/u,
    };
    const letters = Object.entries(ownLetters).find(([key]) => key === language)?.[1] ?? /[a-z]/iu;
    expect(content.filter(({ description }) => !letters.test(description))).toEqual([]);
  });
});

test('events, offers, articles and media have a date', () => {
  const dated = contentAt('en', new Date('2026-11-20')).filter(({ type }) =>
    ['event', 'offer', 'article', 'asset', 'activity', 'b2bEvent'].includes(type),
  );
  expect(dated.filter(({ startDate, addedOn }) => !startDate && !addedOn)).toEqual([]);
  expect(dated.length).toBe(24 + 18 + 24 + 54 + 20 + 20);
});

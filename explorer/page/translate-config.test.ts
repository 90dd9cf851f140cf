import { expect, test } from 'vitest';
import { translateConfig } from './translate-config.ts';

const texts = { ar: { Trips: 'رحلات', Read: 'اقرأ' }, ja: { Trips: '旅', Read: '読む' } };
const english = {
  title: 'Trips',
  own: 'Mine',
  cards: [{ label: 'Read', link: '/en/places/hegra' }],
  places: 4,
};

test('a configuration takes the demo’s texts and pages of another language, and keeps what an author typed', () => {
  const arabic = {
    title: 'رحلات',
    own: 'Mine',
    cards: [{ label: 'اقرأ', link: '/ar/places/hegra' }],
    places: 4,
  };
  expect(translateConfig(english, texts, 'en', 'ar')).toEqual(arabic);
  expect(translateConfig(arabic, texts, 'ar', 'ja')).toEqual({
    title: '旅',
    own: 'Mine',
    cards: [{ label: '読む', link: '/ja/places/hegra' }],
    places: 4,
  });
});

test('a text that a language lacks is shown in English, and comes back in the next', () => {
  const german = translateConfig(translateConfig(english, texts, 'en', 'ar'), texts, 'ar', 'de');
  expect(german).toEqual({ ...english, cards: [{ label: 'Read', link: '/de/places/hegra' }] });
  expect(translateConfig(german, texts, 'de', 'ja')).toMatchObject({ title: '旅' });
});

test('is the same as before where the demo has no word of it, also in how held JSON is written', () => {
  const own = { title: 'Mine', items: '[ { "title": "Mine, too" } ]' };
  expect(translateConfig(own, texts, 'en', 'ar')).toBe(own);
});

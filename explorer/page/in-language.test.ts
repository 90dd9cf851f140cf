import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

const texts = { 'Read the guide': 'Ratgeber lesen', 'Old towns': 'Altstädte' };

test('texts are said in the other language, at every depth', () => {
  const config = { title: 'Old towns', items: [{ ctaLabel: 'Read the guide' }] };
  expect(inLanguage(config, texts, 'de')).toEqual({
    title: 'Altstädte',
    items: [{ ctaLabel: 'Ratgeber lesen' }],
  });
});

test('addresses lead to the same place in the other language, all others where they led', () => {
  const config = {
    own: '/en/places/hegra?view=map',
    start: '/en',
    other: '/english/',
    picture: '/images/a.jpg',
  };
  expect(inLanguage(config, texts, 'ja')).toEqual({ ...config, own: '/ja/places/hegra?view=map' });
});

test('a list that is stored as a text is translated and stays a text', () => {
  const sections = JSON.stringify([{ sectionName: 'Old towns', href: '/en/places' }]);
  expect(inLanguage({ sections }, texts, 'de')).toEqual({
    sections: JSON.stringify([{ sectionName: 'Altstädte', href: '/de/places' }]),
  });
});

test('what has no translation stays, and so does every number, choice and broken text', () => {
  const config = { title: '[Wind', note: 'toString', limit: 3, isOpen: true, image: null, list: '[1,' };
  expect(inLanguage(config, texts, 'de')).toEqual(config);
});

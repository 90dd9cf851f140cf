import { expect, test } from 'vitest';
import paste from '../paste/words.json' with { type: 'json' };
import type { Words } from '../words.ts';
import facts from './words.json' with { type: 'json' };

const shapesOf = (messages: Words['en'], locale: string) => {
  const all = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
  return Object.entries(messages).map(([key, message]) => {
    if (typeof message === 'string') return key;
    expect(Object.keys(message).toSorted(), key).toEqual(all);
    return key;
  });
};

/** Placeholders of a text; a count may be said in a word. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 'count');

test.each<[string, Words]>([
  ['what to paste', paste],
  ['what it does', facts],
])('the words of "%s" are the same in both languages, each count in every category', (_, words) => {
  expect(shapesOf(words.ar, 'ar')).toEqual(shapesOf(words.en, 'en'));
  for (const [key, english] of Object.entries(words.en)) {
    const arabic = words.ar[key]!;
    if (typeof english !== 'string' || typeof arabic !== 'string') continue;
    expect(placeholdersOf(arabic), key).toEqual(placeholdersOf(english));
  }
});

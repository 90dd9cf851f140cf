import { expect, test } from 'vitest';
import type { Field, Form } from '../cms/form/form.ts';
import { isWording, wordsOf } from './form-words.ts';

const named = (name: string) => ({ name, title: name, description: '', isRequired: false });

const text = (name: string): Field => ({ ...named(name), kind: 'text' });

const formWith = (...fields: readonly Field[]): Form => ({
  name: 'example',
  title: 'Example',
  purpose: '',
  family: 'Text',
  modes: ['B2C'],
  tabs: [{ title: 'Content', fields }],
});

const textsOf = (form: Form, config: unknown) => wordsOf(form, config).map((word) => word.text);

test('texts, rich text, free lists and descriptions of pictures are words', () => {
  const form = formWith(
    text('title'),
    { ...named('body'), kind: 'richtext' },
    { ...named('benefits'), kind: 'texts', areNumbers: false, initial: [] },
    { ...named('image'), kind: 'image', fields: [text('alt')] },
  );
  const config = { title: 'Hegra', body: '<p>Tombs</p>', benefits: ['Prices'], image: { alt: 'A tomb' } };
  expect(textsOf(form, config)).toEqual(['Hegra', '<p>Tombs</p>', 'Prices', 'A tomb']);
});

test('addresses, choices, icons and files are no words', () => {
  const form = formWith(
    { ...named('link'), kind: 'link' },
    { ...named('theme'), kind: 'choice', choices: [] },
    { ...named('icon'), kind: 'text', options: 'icons' },
    { ...named('tags'), kind: 'texts', choices: [], areNumbers: false, initial: [] },
    text('srcset'),
  );
  const config = {
    link: '/en/places',
    theme: 'Blue',
    icon: 'Heart',
    tags: ['Culture'],
    srcset: '/images/Hegra.avif 320w',
  };
  expect(textsOf(form, config)).toEqual([]);
});

test('an entry goes by its identifier, also in a list that is stored as a text', () => {
  const form = formWith({ ...named('items'), kind: 'list', fields: [text('title')] });
  const items = [{ id: 'hegra', title: 'Hegra' }, { title: 'AlUla' }];
  expect(wordsOf(form, { items: JSON.stringify(items) })).toEqual(wordsOf(form, { items }));
  expect(wordsOf(form, { items }).map(({ path }) => path)).toEqual(['items[hegra].title', 'items[1].title']);
});

test.each(['Culture', 'km/h', '12th century', 'Ask us', 'العُلا', '¿Qué?'])('%s is said to people', (text) => {
  expect(isWording(text)).toBe(true);
});

test.each([
  'priceBand',
  'need-visa',
  'sea,diving',
  'book.example.com',
  'me@example.com',
  '2027-02-22T16:00+03:00',
  '/places',
  '2008',
  '',
])('%j is not', (text) => {
  expect(isWording(text)).toBe(false);
});

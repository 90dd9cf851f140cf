import { expect, test } from 'vitest';
import type { Form } from '../../cms/form/form.ts';
import { placeOf } from './places.ts';

const named = { description: '', isRequired: false };
const form: Form = {
  name: 'w',
  title: 'W',
  purpose: '',
  family: '',
  modes: [],
  tabs: [
    {
      title: 'Content',
      fields: [
        {
          ...named,
          name: 'items',
          title: 'Cards',
          kind: 'list',
          fields: [
            { ...named, name: 'title', title: 'Title', kind: 'text' },
            {
              ...named,
              name: 'image',
              title: 'Picture',
              kind: 'image',
              fields: [{ ...named, name: 'alt', title: 'Alternative text', kind: 'text' }],
            },
          ],
        },
      ],
    },
    {
      title: 'Advanced',
      fields: [{ ...named, name: 'labels', title: 'Own wording', kind: 'map' }],
    },
  ],
};
const config = { items: { item0: { title: 'Coffee', image: { alt: 4 } }, item1: {} } };
const place = (path: string) => {
  const { tab, path: at, folds, steps } = placeOf(form, config, { path, message: '' });
  return { tab, at, folds, steps: steps.map((step) => Object.values(step)[0] as string | number) };
};

test('an issue stands at its field, however deep, with what is to be opened on the way', () => {
  expect(place('items[0].image.alt')).toEqual({
    tab: 0,
    at: 'items[0].image.alt',
    folds: ['items[0]', 'items[0].image'],
    steps: ['Cards', 'Coffee', 'Picture', 'Alternative text'],
  });
});

test('an entry without words is told by its number', () => {
  expect(place('items[1].title').steps).toEqual(['Cards', 2, 'Title']);
});

test.each([
  ['labels.close', 'labels'],
  ['items[7].title', 'items'],
  ['items[0].unknown', 'items[0]'],
  ['items', 'items'],
])('an issue at %s, which has no input, stands at %s', (path, at) => {
  expect(place(path).at).toBe(at);
});

test('an issue of the configuration as a whole stands in no tab', () => {
  expect(place('').tab).toBeUndefined();
  expect(place('nothing.of.this').tab).toBeUndefined();
});

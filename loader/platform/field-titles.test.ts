import { expect, test } from 'vitest';
import { titlesOf } from './field-titles.ts';

const schema = {
  title: 'Promotional banner',
  properties: {
    ctas: { title: 'Buttons', items: { properties: { ctaLink: { title: 'Link' } } } },
    image: { title: 'Picture', properties: { alt: { title: 'Alternative text' } } },
    tags: { title: 'Tags', items: {} },
  },
};

test.each([
  ['image', 'Picture'],
  ['image.alt', 'Picture › Alternative text'],
  ['ctas[0].ctaLink', 'Buttons 1 › Link'],
  ['ctas[2]', 'Buttons 3'],
  ['tags[1]', 'Tags 2'],
  ['gone', undefined],
  ['image.gone', undefined],
  ['', undefined],
])('authors know the field %o as %o', (path, title) => {
  expect(titlesOf(schema)(path)).toBe(title);
});

test('a title without a translation stays in English', () => {
  expect(titlesOf(schema, { Buttons: 'الأزرار' })('ctas[0].ctaLink')).toBe('الأزرار 1 › Link');
});

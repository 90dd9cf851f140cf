import { expect, test } from 'vitest';
import { sourceRelease } from '#testing/source-release.ts';
import { jsonSchemaOf } from '#testing/all-widgets.ts';
import { formOf, type JsonSchema } from '../../cms/form/form.ts';
import { fieldRows, matchingRows } from './field-rows.ts';

const schema: JsonSchema = {
  title: 'Card',
  required: ['cards'],
  properties: {
    title: { 'x-field': 'text', type: 'string', title: 'Title', maxLength: 120, default: '' },
    seconds: { 'x-field': 'number', type: 'number', minimum: 2, maximum: 20, default: 6 },
    cards: {
      'x-field': 'list',
      type: 'array',
      minItems: 1,
      maxItems: 8,
      items: {
        type: 'object',
        properties: {
          link: {
            'x-field': 'group',
            type: 'object',
            properties: { url: { 'x-field': 'link', type: 'string', title: 'Address' } },
          },
        },
      },
    },
    look: {
      'x-field': 'choice',
      type: 'string',
      enum: ['solid', 'stroke'],
      'x-labels': { solid: 'Solid', stroke: 'Outlined' },
      default: 'solid',
    },
  },
};
const rows = fieldRows(formOf('card', schema, { family: 'A', modes: ['B2C'] }), schema);
const pathsOf = (question: string, arabic = {}) =>
  matchingRows(rows, question, arabic).map(({ path }) => path);

test('fields of groups and of entries stand below theirs, by their path', () => {
  expect(rows.map(({ path, depth }) => [path, depth])).toEqual([
    ['title', 0],
    ['seconds', 0],
    ['cards', 0],
    ['cards[].link', 1],
    ['cards[].link.url', 2],
    ['look', 0],
  ]);
});

test('a field has its default, its limits, and whether it must be there', () => {
  expect(rows.map(({ initial, limits, field }) => [initial, limits, field.isRequired])).toEqual([
    ['', { of: 'text', most: 120 }, false],
    [6, { of: 'number', least: 2, most: 20 }, false],
    [undefined, { of: 'list', least: 1, most: 8 }, true],
    [undefined, { of: 'number', least: undefined, most: undefined }, false],
    [undefined, { of: 'text', most: undefined }, false],
    ['solid', { of: 'text', most: undefined }, false],
  ]);
});

test.each([
  ['CARDS link', ['cards[].link', 'cards[].link.url']],
  ['address', ['cards[].link.url']],
  ['outlined', ['look']],
  ['stroke', ['look']],
  ['nothing of this', []],
  ['  ', rows.map(({ path }) => path)],
])('the words "%s" are in these fields: %s', (question, expected) => {
  expect(pathsOf(question)).toEqual(expected);
});

test('Arabic words of the form are found, too', () => {
  expect(pathsOf('العنوان', { Title: 'العنوان' })).toEqual(['title']);
});

test.each(sourceRelease.forms.map((form) => [form.name, form] as const))(
  'each field of %s has a row of its own',
  (name, form) => {
    const paths = fieldRows(form, jsonSchemaOf(name)).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  },
);

import { expect, test } from 'vitest';
import type { JsonSchema } from '../../cms/form/form.ts';
import { fieldAt } from './field-at.ts';
import { blankOf, objectSchemaAt, schemaAt } from './schema-at.ts';

const link: JsonSchema = { type: 'string', title: 'Target' };
const schema: JsonSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', title: 'Title' },
    days: { type: 'array', title: 'Days', items: { type: 'number' } },
    items: { type: 'array', title: 'Cards', items: { type: 'object', properties: { link } } },
  },
};

test.each([
  [['items', 3, 'link']],
  [['items', 'item3', 'link']],
  // A list of one entry may be written as that entry.
  [['items', 'link']],
])('%j leads to the field of an entry', (path) => {
  expect(schemaAt(schema, path)).toBe(link);
});

test('what no schema knows leads nowhere', () => {
  expect(schemaAt(schema, ['items', 0, 'constructor'])).toBeUndefined();
  expect(schemaAt(schema, ['title', 'deeper', 'still'])).toBeUndefined();
});

test('an object in place of a list is its entry', () => {
  expect(objectSchemaAt(schema, ['items'])?.properties).toEqual({ link });
});

test.each([
  [{ type: 'string' }, '""', ''],
  [{ type: 'number', default: 2 }, '2', '2'],
  [{ type: 'string', default: 'blue' }, '"blue"', 'blue'],
  [{ type: 'boolean' }, 'true', 'true'],
  [{ type: 'array', items: { type: 'object', properties: {} } }, '[{}]', ''],
  [{ type: 'array', items: { type: 'string' } }, '[""]', ''],
  [{ type: 'object', default: {} }, '{}', ''],
] satisfies [JsonSchema, string, string][])('%j begins as %s', (schema, text, selected) => {
  const blank = blankOf(schema);
  expect([blank.text, blank.text.slice(...blank.selected)]).toEqual([text, selected]);
});

test('key and value both lead to their field, an entry of a plain list to the list', () => {
  const text = '{"title": "A", "days": [1, 2], "other": 1}';
  const titleAt = (part: string) => fieldAt(text, text.indexOf(part), schema)?.schema.title;
  expect([titleAt('"title"'), titleAt('"A"'), titleAt('2]'), titleAt('"other"')]).toEqual([
    'Title',
    'Title',
    'Days',
    undefined,
  ]);
  expect(fieldAt(text, 2, schema)?.isRequired).toBe(true);
});

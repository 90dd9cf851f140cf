import { expect, test } from 'vitest';
import { formOf, type JsonSchema } from './form.ts';

const facts = { family: 'Editorial content', modes: ['B2C'] };
const form = (properties: Record<string, JsonSchema>, more: JsonSchema = {}) =>
  formOf('faq', { title: 'FAQ', description: 'Questions', properties, ...more }, facts);

test('a form is called as authors call the widget', () => {
  expect(form({})).toEqual({ name: 'faq', title: 'FAQ', purpose: 'Questions', ...facts, tabs: [] });
});

test('content comes first, what all widgets have comes last', () => {
  const field = (tab: string): JsonSchema => ({ 'x-field': 'text', type: 'string', 'x-tab': tab });
  const { tabs } = form({
    id: field('Advanced'),
    theme: field('Appearance'),
    loops: field('Behaviour'),
    query: field('Source'),
    heading: field('Content'),
  });
  expect(tabs.map(({ title }) => title)).toEqual([
    'Content',
    'Source',
    'Appearance',
    'Behaviour',
    'Advanced',
  ]);
});

test('a date is a day where the schema says so, else a day or an instant', () => {
  const date = { 'x-field': 'date', type: 'string' };
  const { tabs } = form({ asOf: { ...date, format: 'date' }, until: date });
  expect(tabs[0]?.fields.map((field) => 'isDay' in field)).toEqual([true, false]);
});

test('a text has its limit, and says that it is required', () => {
  const { tabs } = form(
    {
      question: {
        'x-field': 'text',
        type: 'string',
        title: 'Question',
        description: 'Short.',
        maxLength: 60,
      },
    },
    { required: ['question'] },
  );
  expect(tabs[0]?.fields).toEqual([
    {
      name: 'question',
      title: 'Question',
      description: 'Short.',
      isRequired: true,
      kind: 'text',
      maxLength: 60,
    },
  ]);
});

test('a choice of numbers keeps its values as text, with what authors read', () => {
  const { tabs } = form({
    level: { 'x-field': 'choice', enum: [2, 3], default: 2, 'x-labels': { 2: 'Two', 3: 'Three' } },
  });
  expect(tabs[0]?.fields).toMatchObject([
    {
      choices: [
        { value: '2', title: 'Two' },
        { value: '3', title: 'Three' },
      ],
      initial: '2',
    },
  ]);
});

test('a list of plain values is no list of groups, whatever it holds', () => {
  const { tabs } = form({
    days: { 'x-field': 'list', type: 'array', items: { type: 'number', enum: [0, 1] } },
    ids: { 'x-field': 'texts', type: 'array', items: { type: 'string' }, maxItems: 9 },
    items: {
      'x-field': 'list',
      type: 'array',
      items: { type: 'object', properties: { a: { 'x-field': 'text' } }, required: ['a'] },
    },
  });
  expect(tabs[0]?.fields).toMatchObject([
    { kind: 'texts', areNumbers: true, choices: [{ value: '0' }, { value: '1' }], initial: [] },
    { kind: 'texts', areNumbers: false, most: 9 },
    { kind: 'list', fields: [{ name: 'a', isRequired: true }] },
  ]);
});

test('an entry begins with what visitors read: its identifier comes last, unless it is required', () => {
  const text: JsonSchema = { 'x-field': 'text', type: 'string' };
  const items = { type: 'object', properties: { id: text, heading: text, body: text } };
  const { tabs } = form({
    sections: { 'x-field': 'list', type: 'array', items },
    topics: { 'x-field': 'list', type: 'array', items: { ...items, required: ['id'] } },
  });
  expect(tabs[0]?.fields).toMatchObject([
    { fields: [{ name: 'heading' }, { name: 'body' }, { name: 'id' }] },
    { fields: [{ name: 'id' }, { name: 'heading' }, { name: 'body' }] },
  ]);
});

test('a number has its limits, where there are any', () => {
  const { tabs } = form({
    count: { 'x-field': 'number', type: 'integer', minimum: 1, maximum: 9, default: 3 },
    price: { 'x-field': 'number', type: 'number' },
  });
  expect(tabs[0]?.fields).toMatchObject([
    { isInteger: true, least: 1, most: 9, initial: 3 },
    { isInteger: false },
  ]);
  expect(tabs[0]?.fields[1]).not.toHaveProperty('least');
});

test('a kind that no form knows is named with its place', () => {
  const properties = { cards: { 'x-field': 'group', properties: { hue: { 'x-field': 'colour' } } } };
  expect(() => form(properties)).toThrow('faq.cards.hue is of the kind colour, which no form knows.');
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSanitiser } from '#src/rich-text/purify.ts';
import type { Field } from '../form/form.ts';
import { drawFields, type Place } from './fields.ts';
import { paragraphFormats } from './rich-text.ts';

const named = { name: 'place', title: 'Place', description: 'Where.', isRequired: false };
const place: Place = {
  path: '.',
  shared: ({ kind }, name) => `/shared/${kind}${name.slice(1)}`,
};
const drawn = (field: Field) => drawFields([field], place);

/** A node in short: its type without Granite's folder, its properties. */
const shown = (field: Field) => {
  const { properties } = drawn(field)['place']!;
  const { 'jcr:primaryType': _, 'sling:resourceType': type, ...others } = properties;
  return { type: String(type).replace('granite/ui/components/coral/foundation/', ''), ...others };
};
const label = { name: './place', fieldLabel: 'Place', fieldDescription: 'Where.' };

test.each<[string, Field, object]>([
  [
    'a text',
    { ...named, kind: 'text', maxLength: 60 },
    { type: 'form/textfield', ...label, maxlength: '60' },
  ],
  [
    'a required text',
    { ...named, kind: 'text', isRequired: true },
    { type: 'form/textfield', ...label, required: true },
  ],
  [
    'lines',
    { ...named, kind: 'lines', maxLength: 500 },
    { type: 'form/textarea', ...label, maxlength: '500' },
  ],
  ['a link', { ...named, kind: 'link' }, { type: 'form/pathfield', ...label, rootPath: '/content' }],
  ['a file', { ...named, kind: 'asset' }, { type: 'form/pathfield', ...label, rootPath: '/content/dam' }],
  [
    'a day or an instant',
    { ...named, kind: 'date' },
    { type: 'form/textfield', ...label, emptyText: 'yyyy-mm-dd' },
  ],
  ['an identifier', { ...named, kind: 'reference' }, { type: 'form/textfield', ...label }],
  [
    'a whole number',
    { ...named, kind: 'number', isInteger: true, least: 0, most: 12 },
    { type: 'form/numberfield', ...label, min: '0', max: '12', step: '1', typeHint: 'Long' },
  ],
  [
    'a number',
    { ...named, kind: 'number', isInteger: false },
    { type: 'form/numberfield', ...label, step: '0.000001', typeHint: 'Double' },
  ],
  ['a map', { ...named, kind: 'map' }, { type: 'form/textarea', ...label, emptyText: '{ }' }],
])('%s has its field', (_, field, expected) => {
  expect(shown(field)).toEqual(expected);
});

test('a day is chosen in a calendar, and stored as it is written', () => {
  const { properties } = drawn({ ...named, kind: 'date', isDay: true })['place']!;
  expect(properties).toMatchObject({
    'sling:resourceType': 'granite/ui/components/coral/foundation/form/datepicker',
    type: 'date',
    valueFormat: 'YYYY-MM-DD',
    typeHint: 'String',
  });
});

const options = (field: Field) =>
  Object.values(drawn(field)['place']!.children['items']!.children).map(({ properties }) => [
    properties['value'],
    properties['text'],
  ]);
const choices = [
  { value: 'sm', title: 'Narrow' },
  { value: 'md', title: 'Wide' },
];

test('a choice may be left open, which is as usual', () => {
  const shownChoices = choices.map(({ value, title }) => [value, title]);
  const choice: Field = { ...named, kind: 'choice', choices };
  expect(options(choice)).toEqual([['', ''], ...shownChoices]);
  expect(options({ ...choice, initial: 'md' })).toEqual([['', 'As usual: Wide'], ...shownChoices]);
  expect(options({ ...choice, isRequired: true })).toEqual(shownChoices);
});

test('a flag that is on by itself is a choice, so that saving what was never stored turns nothing off', () => {
  const flag: Field = { ...named, kind: 'flag', initial: true };
  expect(shown({ ...flag, initial: false })).toMatchObject({ type: 'form/checkbox', text: 'Place' });
  expect(options(flag)).toEqual([
    ['', 'As usual: On'],
    ['true', 'On'],
    ['false', 'Off'],
  ]);
});

test('a list is composite, with names of its own in each entry, also in a list of a list', () => {
  const text: Field = { ...named, name: 'word', kind: 'text' };
  const inner: Field = { ...named, name: 'inner', kind: 'list', fields: [text] };
  const list = drawn({ ...named, kind: 'list', fields: [inner] })['place']!;
  const entry = list.children['field']!;
  const innerList = entry.children['items']!.children['inner']!;
  expect([list, innerList].map(({ properties }) => properties['composite'])).toEqual([true, true]);
  expect(entry.properties['name']).toBe('./place');
  expect(innerList.children['field']!.properties['name']).toBe('./inner');
  expect(innerList.children['field']!.children['items']!.children['word']!.properties['name']).toBe('./word');
});

test('a group is stored below its name, a picture is the same nodes everywhere', () => {
  const alt: Field = { ...named, name: 'alt', kind: 'text' };
  const group = drawn({ ...named, kind: 'group', fields: [alt] })['place']!;
  expect(group.properties['jcr:title']).toBe('Place');
  expect(group.children['items']!.children['alt']!.properties['name']).toBe('./place/alt');
  const picture = drawn({ ...named, kind: 'image', fields: [alt] })['place']!;
  expect(picture.children['items']!.children['fields']!.properties['path']).toBe('/shared/image/place');
});

test('each button of the rich text writes what visitors are shown', () => {
  const { html } = createSanitiser(window);
  const paragraphs = Object.keys(paragraphFormats).map((tag) => `<${tag}>Text</${tag}>`);
  const marks = ['b', 'i', 'strong', 'em', 'sub', 'sup'].map((tag) => `<p><${tag}>Text</${tag}></p>`);
  const others = [
    '<p><a href="/en/plan.html" title="Plan">Plan</a></p>',
    '<ul><li>One<ol><li>Two</li></ol></li></ul>',
    '<table><caption>Times</caption><tbody><tr><th scope="col">A</th><td colspan="2" rowspan="1">B</td></tr></tbody></table>',
  ];
  const markup = [...paragraphs, ...marks, ...others];
  expect(markup.map((written) => String(html(written, 'https://visit.example/en/')))).toEqual(markup);
});

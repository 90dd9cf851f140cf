import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/schema/read-config.ts';
import { examplesOf, loadDefinition } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';
import type { Field, Form } from '../form/form.ts';
import type { StoredNode } from './docview.ts';
import { storedOf, UnstorableError } from './stored.ts';

const named = { title: '', description: '', isRequired: false };
const formOf = (...fields: readonly Field[]): Form => ({
  name: 'faq',
  title: 'FAQ',
  purpose: '',
  family: '',
  modes: [],
  tabs: [{ title: 'Content', fields }],
});

/** A configuration as the server-side model reads it from a node. */
function readBack({ properties, children }: StoredNode): unknown {
  const entries = Object.entries(children).map(([name, child]) => [name, readBack(child)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^item\d+$/.test(name));
  return isList && Object.keys(properties).length === 0
    ? entries.map(([, entry]) => entry)
    : { ...properties, ...Object.fromEntries(entries) };
}

describe.each(sourceRelease.forms.map((form) => [form.name, form] as const))('%s', (name, form) => {
  test('an example that a repository has held means what it meant', async () => {
    const { schema } = await loadDefinition(name);
    const meaning = (config: unknown) => {
      try {
        return readConfig(schema, JSON.stringify(config)).config;
      } catch (error) {
        return (error as Error).message;
      }
    };
    const kept = examplesOf(name).flatMap(({ example, config }) => {
      const stored = storedOrNot(form, config);
      return stored ? [{ example, config, stored: readBack(stored) }] : [];
    });
    expect(kept.map(({ example, stored }) => [example, meaning(stored)])).toEqual(
      kept.map(({ example, config }) => [example, meaning(config)]),
    );
  });
});

function storedOrNot(form: Form, config: unknown): StoredNode | undefined {
  try {
    return storedOf(form, config);
  } catch (error) {
    expect(error).toBeInstanceOf(UnstorableError);
    return undefined;
  }
}

test('groups are nodes, lists are numbered nodes, maps are JSON, plain values have their types', () => {
  const form = formOf(
    { ...named, kind: 'text', name: 'heading' },
    { ...named, kind: 'flag', name: 'jsonLd', initial: true },
    { ...named, kind: 'number', name: 'columns', isInteger: true },
    { ...named, kind: 'choice', name: 'level', choices: [] },
    { ...named, kind: 'texts', name: 'tags', areNumbers: false, initial: [] },
    { ...named, kind: 'map', name: 'labels' },
    { ...named, kind: 'group', name: 'cta', fields: [{ ...named, kind: 'json', name: 'more' }] },
    { ...named, kind: 'list', name: 'items', fields: [{ ...named, kind: 'map', name: 'words' }] },
  );
  const config = {
    heading: '{Boolean}true',
    jsonLd: false,
    columns: 3,
    level: 2,
    tags: ['a', 7],
    labels: { '/': 'Home' },
    cta: { more: [1, { a: null }] },
    items: [{ words: { 'a/b': 'c' } }, null, {}],
  };
  expect(storedOf(form, config)).toEqual({
    properties: {
      heading: '{Boolean}true',
      jsonLd: false,
      columns: 3,
      level: '2',
      tags: ['a', '7'],
      labels: '{"/":"Home"}',
    },
    children: {
      cta: { properties: { more: '[1,{"a":null}]' }, children: {} },
      items: {
        properties: {},
        children: {
          item0: { properties: { words: '{"a/b":"c"}' }, children: {} },
          item1: { properties: {}, children: {} },
        },
      },
    },
  });
});

const items: Field = {
  ...named,
  kind: 'list',
  name: 'items',
  fields: [{ ...named, kind: 'json', name: 'a' }],
};

test.each([
  ['one entry where a list is meant', { a: { b: 1 } }, ['item0']],
  [
    'a list as an editor has stored it',
    { item0: { a: { b: 1 } }, item1: { a: { c: 2 } } },
    ['item0', 'item1'],
  ],
])('%s is stored as a list', (_, value, names) => {
  const { items: list } = storedOf(formOf(items), { items: value }).children;
  expect(Object.keys(list?.children ?? {})).toEqual(names);
  expect(list?.children['item0']?.properties).toEqual({ a: '{"b":1}' });
});

test('a list without entries is not stored, but no values are some where there are others by themselves', () => {
  const speeds: Field = { ...named, kind: 'texts', name: 'speeds', areNumbers: true, initial: ['1'] };
  expect(storedOf(formOf(items, speeds), { items: [], speeds: [] })).toEqual({
    properties: { speeds: [] },
    children: {},
  });
});

test.each([
  ['objects and texts', [{ a: 1 }, 'b']],
  ['lists', [['a'], ['b']]],
])('no repository can hold a list of %s', (_, list) => {
  expect(() => storedOf(formOf(items), { items: list })).toThrow(UnstorableError);
  expect(() => storedOf(formOf(items), { items: list })).toThrow('faq.items');
});

test('what an older release stored and this one has no field for is read without it', async () => {
  const { schema } = await loadDefinition('alert');
  const form = sourceRelease.forms.find(({ name }) => name === 'alert')!;
  const { properties, children } = storedOf(form, { title: 'Open again' });
  const older = {
    properties: { ...properties, blinks: true },
    children: { ...children, sounds: { properties: { horn: 'loud' }, children: {} } },
  };
  expect(readConfig(schema, JSON.stringify(readBack(older)))).toEqual(
    readConfig(schema, JSON.stringify({ title: 'Open again' })),
  );
});

test('a list that is written as JSON text has entries that its dialog finds', () => {
  const entries: Field = {
    ...named,
    kind: 'list',
    name: 'entries',
    fields: [{ ...named, kind: 'text', name: 'title' }],
  };
  const storedText = (text: string) => storedOf(formOf(entries), { entries: text });
  expect(readBack(storedText('[{"title": "First"}]'))).toEqual({ entries: [{ title: 'First' }] });
  expect(readBack(storedText('[first'))).toEqual({ entries: '[first' });
});

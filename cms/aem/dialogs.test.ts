import { expect, test } from 'vitest';
import { readConfig } from '#src/schema/read-config.ts';
import { facts, fieldsOf, jsonSchemaOf, loadDefinition, type FieldSchema } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';
import { widgetDialog } from './component.ts';
import type { StoredNode } from './docview.ts';
import { sharedGroups } from './shared-groups.ts';

const { place, nodes } = sharedGroups();
const dialogs = sourceRelease.forms.map((form) => [form.name, widgetDialog(form, place)] as const);
const typeOf = ({ properties }: StoredNode) => String(properties['sling:resourceType'] ?? '');

/** The shared nodes that a node includes, if it does. */
const includedIn = (node: StoredNode): readonly StoredNode[] => {
  const included = typeOf(node).endsWith('/include') && nodes.get(String(node.properties['path']));
  return included ? [included] : [];
};

/** Every node of a dialog, those that it includes as well. */
const nodesIn = (node: StoredNode): StoredNode[] => [
  node,
  ...[...Object.values(node.children), ...includedIn(node)].flatMap(nodesIn),
];

/** Where a dialog's fields are stored: `./image/alt`, `./ctas[]/ctaLabel`. */
function fieldsIn(node: StoredNode, list = ''): string[] {
  const { name, composite } = node.properties;
  const own = typeof name === 'string' && !name.includes('@') ? [`${list}${name.slice(2)}`] : [];
  const { field } = node.children;
  if (composite === true && field) {
    const entries = `${list}${String(field.properties['name']).slice(2)}[]/`;
    return [
      entries.slice(0, -3),
      ...Object.values(field.children).flatMap((child) => fieldsIn(child, entries)),
    ];
  }
  const below = [...Object.values(node.children), ...includedIn(node)];
  return [...own, ...below.flatMap((child) => fieldsIn(child, list))];
}

/** Where the fields of a schema are stored; a group is its fields, any JSON one text. */
const stored = (schema: FieldSchema) =>
  fieldsOf(schema)
    .filter(([path, field]) => !(field.properties && path) && !path.endsWith('[]'))
    .map(([path]) => path.replaceAll('.', '/'));

test.each(dialogs)('an author reaches every field of %s', (name, dialog) => {
  const beside = facts[`../widgets/${name}/widget.ts`]!.family === 'Editorial content' ? ['dataLoad'] : [];
  expect(fieldsIn(dialog).sort()).toEqual([...stored(jsonSchemaOf(name)), ...beside].sort());
});

test('an author lets a text or a list of cards wait for the first touch, and nothing that is needed before', () => {
  const waiting = dialogs.filter(([, dialog]) => fieldsIn(dialog).includes('dataLoad')).map(([name]) => name);
  expect(waiting).toEqual(expect.arrayContaining(['accordion', 'card-grid', 'faq', 'rich-text']));
  for (const early of ['header', 'cookie-consent', 'login-modal', 'alert', 'register-form'])
    expect(waiting).not.toContain(early);
});

test('no dialog hides what is stored, or deletes what it does not name', () => {
  const all = dialogs.flatMap(([, dialog]) => nodesIn(dialog));
  const names = all.map(({ properties }) => String(properties['name'] ?? ''));
  expect(all.filter(({ properties }) => 'checked' in properties)).toEqual([]);
  expect(names.filter((name) => name.includes('@') && !name.endsWith('@TypeHint'))).toEqual([]);
});

test('every checkbox is stored as a flag, also where it is taken off', () => {
  const groups = dialogs
    .flatMap(([, dialog]) => nodesIn(dialog))
    .map(({ children }) => Object.values(children));
  const checkboxes = groups.flatMap((group) =>
    group
      .filter((node) => typeOf(node).endsWith('/checkbox'))
      .map(({ properties: { name, value, uncheckedValue } }) => ({
        value,
        uncheckedValue,
        types: group.filter(({ properties }) => properties['name'] === `${String(name)}@TypeHint`).length,
      })),
  );
  expect(checkboxes.length).toBeGreaterThan(100);
  expect(new Set(checkboxes.map((checkbox) => JSON.stringify(checkbox)))).toEqual(
    new Set([JSON.stringify({ value: 'true', uncheckedValue: 'false', types: 1 })]),
  );
});

test('an author of a picture sees the file and its alternative text first, and what is left in a frame', () => {
  const pictures = [...nodes].filter(([path]) => path.includes('/shared/image-'));
  expect(pictures).not.toEqual([]);
  for (const [path, { children }] of pictures) {
    const { items } = children;
    expect(Object.keys(items!.children), path).toEqual(['fileReference', 'alt', 'advanced']);
    expect(items!.children['advanced']?.properties['jcr:title']).toBe('Advanced');
  }
});

test('a picture has the same fields in every dialog', () => {
  const included = dialogs.flatMap(([, dialog]) =>
    nodesIn(dialog).filter((node) => typeOf(node).endsWith('/include')),
  );
  expect(included.length).toBeGreaterThan(20);
  expect(included.every(({ properties }) => nodes.has(String(properties['path'])))).toBe(true);
  expect(nodes.size).toBeLessThan(included.length / 2);
});

/** What a dialog stores that is saved as it was opened, on a node without values: empty texts are not stored. */
function untouched(dialog: StoredNode): object {
  const config: Record<string, unknown> = {};
  const outsideLists = (node: StoredNode): StoredNode[] =>
    typeOf(node).endsWith('/multifield')
      ? []
      : [node, ...[...Object.values(node.children), ...includedIn(node)].flatMap(outsideLists)];
  for (const node of outsideLists(dialog)) {
    const { name, uncheckedValue } = node.properties;
    const [first] = Object.values(node.children['items']?.children ?? {});
    const value = typeOf(node).endsWith('/select') ? first?.properties['value'] : uncheckedValue;
    if (typeof name !== 'string' || value === undefined || value === '') continue;
    const [last = '', ...groups] = name.slice(2).split('/').toReversed();
    const group = groups.reduceRight<Record<string, unknown>>(
      (held, key) => (held[key] ??= {}) as Record<string, unknown>,
      config,
    );
    group[last] = value;
  }
  return config;
}

test.each(dialogs)('a dialog of %s that is saved untouched changes nothing', async (name, dialog) => {
  const { schema } = await loadDefinition(name);
  // What is left out is undefined: a group that has come in its place says the same.
  const meaning = (config: object): unknown => {
    try {
      return JSON.parse(JSON.stringify(readConfig(schema, JSON.stringify(config)).config));
    } catch (error) {
      return (error as Error).message;
    }
  };
  // A group whose flags are stored as off comes with those.
  expect({ meaning: meaning(untouched(dialog)) }).toMatchObject({ meaning: meaning({}) });
});

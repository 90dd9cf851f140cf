import { expect, test } from 'vitest';
import { fieldsOf, jsonSchemaOf, type FieldSchema } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';
import { widgetDialog } from './component.ts';
import type { StoredNode } from './docview.ts';
import { sharedGroups } from './shared-groups.ts';

const { place, nodes } = sharedGroups();
const dialogs = sourceRelease.forms.map((form) => [form.name, widgetDialog(form, place)] as const);
const typeOf = ({ properties }: StoredNode) => String(properties['sling:resourceType'] ?? '');

/** Every node of a dialog, those that it includes as well. */
function nodesIn(node: StoredNode): StoredNode[] {
  const included = typeOf(node).endsWith('/include') ? nodes.get(String(node.properties['path'])) : undefined;
  return [node, ...Object.values(node.children).flatMap(nodesIn), ...(included ? nodesIn(included) : [])];
}

/** Where a dialog's fields are stored: `./image/alt`, `./ctas[]/ctaLabel`. */
function fieldsIn(node: StoredNode, list = ''): string[] {
  const { name, composite, path } = node.properties;
  const own = typeof name === 'string' && !name.includes('@') ? [`${list}${name.slice(2)}`] : [];
  const { field } = node.children;
  if (composite === true && field) {
    const entries = `${list}${String(field.properties['name']).slice(2)}[]/`;
    return [
      entries.slice(0, -3),
      ...Object.values(field.children).flatMap((child) => fieldsIn(child, entries)),
    ];
  }
  const below = Object.values(node.children).flatMap((child) => fieldsIn(child, list));
  const included = typeOf(node).endsWith('/include') ? nodes.get(String(path)) : undefined;
  return [...own, ...below, ...(included ? fieldsIn(included, list) : [])];
}

/** Where the fields of a schema are stored; a group is its fields, any JSON one text. */
const stored = (schema: FieldSchema) =>
  fieldsOf(schema)
    .filter(([path, field]) => !(field.properties && path) && !path.endsWith('[]'))
    .map(([path]) => path.replaceAll('.', '/'));

test.each(dialogs)('an author reaches every field of %s', (name, dialog) => {
  expect(fieldsIn(dialog).sort()).toEqual(stored(jsonSchemaOf(name)).sort());
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

test('a picture has the same fields in every dialog', () => {
  const included = dialogs.flatMap(([, dialog]) =>
    nodesIn(dialog).filter((node) => typeOf(node).endsWith('/include')),
  );
  expect(included.length).toBeGreaterThan(20);
  expect(included.every(({ properties }) => nodes.has(String(properties['path'])))).toBe(true);
  expect(nodes.size).toBeLessThan(included.length / 2);
});

import type { Field, Form } from '../form/form.ts';
import { node, type StoredNode, type Value } from './docview.ts';

/**
 * What a new widget is stored with (`cq:template`): the initial value of each field that has one, so that an author sees it
 * in the dialog. Entries of lists have none.
 */
export const initialOf = (form: Form): StoredNode => initialFields(form.tabs.flatMap(({ fields }) => fields));

function initialFields(fields: readonly Field[]): StoredNode {
  const groups = fields.flatMap((field) => {
    if (!('fields' in field) || field.kind === 'list') return [];
    const inner = initialFields(field.fields);
    return isEmpty(inner) ? [] : [[field.name, inner] as const];
  });
  const values = fields.map((field) => [field.name, initialValue(field)] as const);
  return node(Object.fromEntries(values), Object.fromEntries(groups));
}

function initialValue(field: Field): Value | undefined {
  if (!('initial' in field) || field.initial === false) return undefined;
  return Array.isArray(field.initial) && field.initial.length === 0 ? undefined : field.initial;
}

const isEmpty = ({ properties, children }: StoredNode): boolean =>
  Object.keys(properties).length + Object.keys(children).length === 0;

/** One node laid over another: what the first one lacks is taken from the second. */
export const over = (first: StoredNode, second: StoredNode): StoredNode => ({
  properties: { ...without(second.properties, first.children), ...first.properties },
  children: {
    ...without(second.children, first.properties),
    ...Object.fromEntries(
      Object.entries(first.children).map(([name, child]) => {
        const below = second.children[name];
        return [name, below ? over(child, below) : child];
      }),
    ),
  },
});

const without = <Held>(held: Readonly<Record<string, Held>>, names: object): Record<string, Held> =>
  Object.fromEntries(Object.entries(held).filter(([name]) => !(name in names)));

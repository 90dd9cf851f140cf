import type { Field, Form } from '../form/form.ts';
import { node, type StoredNode, type Value } from './docview.ts';

/** Why a configuration cannot be held by a repository: `facets` and the like say where. */
export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';
}

/**
 * A configuration as a dialog stores it: groups are nodes, lists nodes of `item0` to `itemN`, maps and JSON are texts, several
 * plain values a list of texts. What stands in a field otherwise than the form has it is stored as it can be.
 *
 * @throws UnstorableError where a list holds objects and texts, or lists
 */
export const storedOf = (form: Form, config: unknown): StoredNode =>
  storedObject(
    form.tabs.flatMap(({ fields }) => fields),
    config,
    form.name,
  );

function storedObject(fields: readonly Field[], config: unknown, path: string): StoredNode {
  if (!isObject(config)) throw new UnstorableError(`${path} is no object.`);
  const parts = Object.entries(config).map(([name, value]) => {
    const field = fields.find((known) => known.name === name);
    return [name, storedValue(field, value, `${path}.${name}`)] as const;
  });
  const isNode = (part: Stored): part is StoredNode => typeof part === 'object' && 'properties' in part;
  return node(
    Object.fromEntries(
      parts.filter((part): part is [string, Value] => part[1] !== undefined && !isNode(part[1])),
    ),
    Object.fromEntries(
      parts.filter((part): part is [string, StoredNode] => part[1] !== undefined && isNode(part[1])),
    ),
  );
}

type Stored = Value | StoredNode;

function storedValue(field: Field | undefined, value: unknown, path: string): Stored | undefined {
  if (value === null || value === undefined) return undefined;
  const isText = field?.kind === 'map' || field?.kind === 'json';
  if (isText && typeof value === 'object') return JSON.stringify(value);
  const fields = field && 'fields' in field ? field.fields : [];
  if (Array.isArray(value)) {
    // As a dialog stores a list whose last entry was taken out: not at all.
    return value.length === 0 && field?.kind !== 'texts' ? undefined : storedList(fields, value, path);
  }
  if (isObject(value))
    return field?.kind === 'list' && !isItemMap(value)
      ? storedList(fields, [value], path)
      : storedObject(isItemMap(value) ? entriesOf(fields, value) : fields, value, path);
  const written = field?.kind === 'list' ? listIn(value) : undefined;
  return written ? storedList(fields, written, path) : plainOf(field, value);
}

/** A list that is written as JSON text: a dialog stores its entries, and would not find them in a text. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A list of objects is a node, one of plain values a property. */
function storedList(fields: readonly Field[], list: readonly unknown[], path: string): Stored | undefined {
  const entries = list.filter((entry) => entry !== null);
  if (entries.some(Array.isArray)) throw new UnstorableError(`${path} holds lists.`);
  const objects = entries.filter(isObject);
  if (objects.length === 0) return entries.map(String);
  if (objects.length < entries.length) throw new UnstorableError(`${path} holds objects and texts.`);
  const items = objects.map((entry, index) => [
    `item${index}`,
    storedObject(fields, entry, `${path}[${index}]`),
  ]);
  return node({}, Object.fromEntries(items) as Record<string, StoredNode>);
}

/** Numbers and flags are stored as such, everything else as text; a choice of numbers is one of texts. */
function plainOf(field: Field | undefined, value: unknown): Value {
  if (typeof value === 'boolean' || (typeof value === 'number' && field?.kind !== 'choice')) return value;
  return String(value);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list as an editor stores it already. */
const isItemMap = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((name) => /^item\d+$/.test(name));

/** The form's fields for each entry of such a list. */
const entriesOf = (fields: readonly Field[], map: object): readonly Field[] =>
  Object.keys(map).map((name) => ({
    kind: 'group',
    name,
    title: name,
    description: '',
    isRequired: false,
    fields,
  }));

import type { JsonSchema } from '../../cms/form/form.ts';
import type { Step } from './cursor-place.ts';

/**
 * The schema of the value to which steps lead; undefined where the schema knows none. A list may be written as a map
 * `item0`, `item1` …, or as its only entry.
 */
export const schemaAt = (schema: JsonSchema, path: readonly Step[]): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (found, step) => (typeof step === 'string' ? found && ofKey(found, step) : (found?.items ?? undefined)),
    schema,
  );

function ofKey(schema: JsonSchema, key: string): JsonSchema | undefined {
  if (schema.items) return /^item\d+$/.test(key) ? schema.items : ofKey(schema.items, key);
  const { properties } = schema;
  return properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
}

/** The schema of an object, also of one that stands where a list of such objects may. */
export const objectSchemaAt = (schema: JsonSchema, path: readonly Step[]): JsonSchema | undefined => {
  const found = schemaAt(schema, path);
  return found?.items && !found.properties ? found.items : found;
};

/** JSON to write for a new value. */
export interface Blank {
  readonly text: string;
  /** The part that is selected afterwards, so that typing replaces it: from, to. */
  readonly selected: readonly [number, number];
}

/** What to write with a new key: the default where there is one, else an empty value of its type. */
export function blankOf({ default: initial, type, properties, items }: JsonSchema): Blank {
  const isEmpty = typeof initial === 'object' && initial !== null && Object.keys(initial).length === 0;
  if (initial !== undefined && !isEmpty) {
    const text = JSON.stringify(initial);
    const edge = typeof initial === 'string' ? 1 : 0;
    return { text, selected: [edge, text.length - edge] };
  }
  if (items?.properties) return blank('[{', '}]');
  if (type === 'array' || items) return items?.type === 'string' ? blank('["', '"]') : blank('[', ']');
  if (type === 'object' || properties) return blank('{', '}');
  if (type === 'boolean') return { text: 'true', selected: [0, 4] };
  return type === 'number' || type === 'integer' ? blank('', '') : blank('"', '"');
}

const blank = (before: string, behind: string): Blank => ({
  text: before + behind,
  selected: [before.length, before.length],
});

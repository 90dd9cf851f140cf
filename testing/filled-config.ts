import type { FieldSchema } from './all-widgets.ts';

/** Gives what stands in a field that holds no further fields; undefined leaves it out. */
export type FieldValue = (field: FieldSchema, path: string) => unknown;

/**
 * A configuration in which every field of a schema stands, each list with one entry.
 *
 * @param valueOf what stands in a field, by its schema and its path
 */
export function filledConfig(schema: FieldSchema, valueOf: FieldValue, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, field]) => [
      key,
      filledField(field, valueOf, path ? `${path}.${key}` : key),
    ]),
  );
}

function filledField(field: FieldSchema, valueOf: FieldValue, path: string): unknown {
  if (field.properties) return filledConfig(field, valueOf, path);
  return field.items ? [filledField(field.items, valueOf, `${path}[]`)] : valueOf(field, path);
}

import type { JsonSchema } from '../../cms/form/form.ts';
import { placeAt } from './cursor-place.ts';
import { objectSchemaAt, schemaAt } from './schema-at.ts';

/** A field of the widget as its schema describes it. */
export interface DescribedField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The field whose key or value stands at a position, and from where to where that is written. */
export function fieldAt(
  text: string,
  position: number,
  schema: JsonSchema,
): (DescribedField & { readonly from: number; readonly to: number }) | undefined {
  const place = placeAt(text, position);
  if (!place || place.from === place.to) return undefined;
  const { from, to } = place;
  // A plain entry of a list belongs to the field that is the list.
  const path = (place.kind === 'key' ? [...place.path, place.written] : place.path).slice();
  while (typeof path.at(-1) === 'number') path.pop();
  const name = path.at(-1);
  const found = schemaAt(schema, path);
  if (typeof name !== 'string' || !found?.title) return undefined;
  const isRequired = objectSchemaAt(schema, path.slice(0, -1))?.required?.includes(name) ?? false;
  return { name, schema: found, isRequired, from, to };
}

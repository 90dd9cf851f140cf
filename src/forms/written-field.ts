import { readValue } from '#src/schema/read.ts';
import { formField, type Field } from './field.schema.ts';

/** A field that a widget writes itself: what it does not say is the schema's default. */
export const writtenField = (field: Partial<Field> & Pick<Field, 'name'>): Field =>
  readValue(formField, field);

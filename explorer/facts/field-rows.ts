import type { Field, Form, JsonSchema } from '../../cms/form/form.ts';

/** A field in the table of all fields. */
export interface FieldRow {
  /** `cards[].title` */
  readonly path: string;
  /** 0 for a field of the configuration itself, 1 for one of a group or an entry in it, and so on. */
  readonly depth: number;
  readonly field: Field;
  /** Absent where nothing holds if the field is left out. */
  readonly initial?: unknown;
  readonly limits: Limits;
}

/** Between what a value has to lie: a number, graphemes of a text, or entries of a list. */
export interface Limits {
  readonly of: 'number' | 'text' | 'list';
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** All fields of a widget in the order of its form, those of groups and of entries below theirs. */
export const fieldRows = ({ tabs }: Pick<Form, 'tabs'>, schema: JsonSchema): FieldRow[] =>
  rowsIn(
    tabs.flatMap(({ fields }) => fields),
    schema,
    { before: '', depth: 0 },
  );

const rowsIn = (
  fields: readonly Field[],
  { properties = {} }: JsonSchema,
  { before, depth }: { readonly before: string; readonly depth: number },
): FieldRow[] =>
  fields.flatMap((field) => {
    const schema = properties[field.name] ?? {};
    const path = before + field.name;
    const row = { path, depth, field, limits: limitsOf(schema) };
    const isList = field.kind === 'list';
    return [
      schema.default === undefined ? row : { ...row, initial: schema.default },
      ...('fields' in field
        ? rowsIn(field.fields, (isList ? schema.items : schema) ?? {}, {
            before: `${path}${isList ? '[]' : ''}.`,
            depth: depth + 1,
          })
        : []),
    ];
  });

function limitsOf({ type, minimum, maximum, maxLength, minItems, maxItems }: JsonSchema): Limits {
  if (type === 'array') return { of: 'list', least: minItems, most: maxItems };
  return type === 'string'
    ? { of: 'text', most: maxLength }
    : { of: 'number', least: minimum, most: maximum };
}

/**
 * Rows in which each word of a question stands somewhere: path, title, description, choices.
 *
 * @param arabic Arabic words of the form, by the English text
 */
export function matchingRows(
  rows: readonly FieldRow[],
  question: string,
  arabic: Readonly<Record<string, string>>,
): readonly FieldRow[] {
  const wanted = question.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ path, field }) => {
    const choices = 'choices' in field ? (field.choices ?? []) : [];
    const texts = [field.title, field.description, ...choices.map(({ title }) => title)];
    const spoken = [
      path,
      ...texts,
      ...texts.map((text) => arabic[text] ?? ''),
      ...choices.map(({ value }) => value),
    ]
      .join('\n')
      .toLowerCase();
    return wanted.every((word) => spoken.includes(word));
  });
}

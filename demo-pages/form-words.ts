import type { Field, Form } from '../cms/form/form.ts';

/** A text of a configuration that visitors read. */
export interface FormWord {
  /** `items[saudi-coffee].title`: an entry goes by its identifier where it has one, else by its place. */
  readonly path: string;
  readonly text: string;
}

/** Fields that a form knows as text and that a browser reads, not a visitor. */
const silentFields = ['accept', 'media', 'selector', 'sizes', 'srcset'];

/** An identifier, key or host (`need-visa`, `priceBand`, `book.example.com`), several of them, an instant or an address. */
const machineText = /^(?:[a-z][\w.,-]*|[\d/@][!-~]*|https?:\S*|\S+@\S+)$/;

/** Whether a text of a configuration is wording, not what only programs read: forms know both as text. */
export const isWording = (text: string): boolean => /\p{Letter}/u.test(text) && !machineText.test(text);

/**
 * The texts of a configuration that visitors read: those of the form's texts, of rich text and of free lists of texts.
 * Addresses, dates, choices and names of icons are none.
 *
 * @param config as an author writes it: a list or group may be stored as JSON in a text
 */
export const wordsOf = ({ tabs }: Form, config: unknown): readonly FormWord[] =>
  tabs.flatMap(({ fields }) => wordsOfFields(fields, config, ''));

const wordsOfFields = (fields: readonly Field[], value: unknown, path: string): FormWord[] => {
  const values = stored(value);
  return isMap(values)
    ? fields.flatMap((field) => wordsOfField(field, values[field.name], pathOf(path, field)))
    : [];
};

function wordsOfField(field: Field, value: unknown, path: string): FormWord[] {
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'richtext':
      return field.options || isSilent(field) ? [] : wordAt(path, value);
    case 'texts':
      return field.choices || field.areNumbers || isSilent(field)
        ? []
        : listOf(value).flatMap((entry, index) => wordAt(`${path}[${index}]`, entry));
    case 'list':
      return listOf(value).flatMap((entry, index) =>
        wordsOfFields(field.fields, entry, `${path}[${keyOf(entry) ?? index}]`),
      );
    case 'group':
    case 'image':
    case 'video':
      return wordsOfFields(field.fields, value, path);
    default:
      return [];
  }
}

const pathOf = (path: string, { name }: Field) => (path ? `${path}.${name}` : name);

const isSilent = ({ name }: Field) => silentFields.includes(name);

const wordAt = (path: string, value: unknown): FormWord[] =>
  typeof value === 'string' ? [{ path, text: value }] : [];

const listOf = (value: unknown): readonly unknown[] => {
  const list = stored(value);
  return Array.isArray(list) ? list : [];
};

const keyOf = (entry: unknown): string | undefined => {
  const { id } = isMap(entry) ? entry : {};
  return typeof id === 'string' ? id : undefined;
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that may be stored as JSON in a text. */
function stored(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Nobody can read it.
    return undefined;
  }
}

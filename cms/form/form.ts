/**
 * The form in which an author fills in a widget, the same for every CMS: made from the widget's JSON Schema alone, so that
 * it can be made from any release. Granite dialogs and WordPress inspectors are drawn from it.
 */

/** What a field is called, whatever its kind. */
interface Named {
  /** Key of the field in the configuration; empty for the entries of a list of plain values. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The widget, or the entry of a list, is left out without it. */
  readonly isRequired: boolean;
  /** An entry is left out without it, unless another field does its work: forms mark it, and let it be empty. */
  readonly isNeeded?: boolean;
}

/** One of several values. */
export interface Choice {
  /** As it is stored, also where it is a number. */
  readonly value: string;
  readonly title: string;
}

/**
 * Text on one line, text on several, or HTML; the address of a page or other target, of a file; an identifier; a day or
 * instant.
 */
export interface TextField extends Named {
  readonly kind: 'text' | 'lines' | 'richtext' | 'link' | 'asset' | 'reference' | 'date';
  /** Graphemes that are shown. */
  readonly maxLength?: number;
  readonly initial?: string;
  /** Names that an author may choose from beside typing. */
  readonly options?: 'icons';
  /** Of a date: only a day, never an instant. */
  readonly isDay?: true;
}

export interface ChoiceField extends Named {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Absent where the choice may be left open. */
  readonly initial?: string;
}

export interface FlagField extends Named {
  readonly kind: 'flag';
  readonly initial: boolean;
}

export interface NumberField extends Named {
  readonly kind: 'number';
  readonly isInteger: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly initial?: number;
}

/** Several plain values. */
export interface TextsField extends Named {
  readonly kind: 'texts';
  /** What an entry may be; any text without it. */
  readonly choices?: readonly Choice[];
  readonly areNumbers: boolean;
  readonly most?: number;
  readonly initial: readonly string[];
}

/** Several entries of the same fields. */
export interface ListField extends Named {
  readonly kind: 'list';
  readonly most?: number;
  readonly fields: readonly Field[];
}

/** Fields that belong together. `image` and `video` are the shared groups of that name. */
export interface GroupField extends Named {
  readonly kind: 'group' | 'image' | 'video';
  readonly fields: readonly Field[];
}

/** Keys and values of the author's own, or any JSON; stored as text. */
export interface JsonField extends Named {
  readonly kind: 'map' | 'json';
}

export type Field =
  TextField | ChoiceField | FlagField | NumberField | TextsField | ListField | GroupField | JsonField;

/** Fields that an author sees together. */
export interface Tab {
  readonly title: string;
  /** What an author has to know before any of its fields. */
  readonly note?: string;
  readonly fields: readonly Field[];
}

/** All that an author fills in. */
export interface Form {
  /** The value of `data-component`. */
  readonly name: string;
  /** As authors call it. */
  readonly title: string;
  /** What it is, in a line. */
  readonly purpose: string;
  readonly family: string;
  readonly modes: readonly string[];
  readonly tabs: readonly Tab[];
}

/** The parts of JSON Schema 2020-12 that the widgets' schemas use (contract, section 3). */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** `date` where a field is a day and never an instant. */
  readonly format?: string;
  readonly 'x-field'?: string;
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly 'x-tab'?: string;
  /** An entry is left out without this field, unless another one does its work. */
  readonly 'x-needed'?: true;
  /** Names that an author may choose from beside typing: those of the built-in icons. */
  readonly 'x-options'?: 'icons';
}

/**
 * Makes the form of a widget.
 *
 * @param facts what `widgets.json` says of it
 * @throws Error where a field is of no kind that a form knows
 */
export function formOf(
  name: string,
  schema: JsonSchema,
  facts: { readonly family: string; readonly modes: readonly string[] },
): Form {
  const tabs = new Map<string, Field[]>();
  for (const [field, title] of fieldsOf(schema, name).map((field) => [field, tabOf(schema, field)] as const))
    tabs.set(title, [...(tabs.get(title) ?? []), field]);
  return {
    name,
    title: schema.title ?? name,
    purpose: schema.description ?? '',
    family: facts.family,
    modes: facts.modes,
    tabs: [...tabs].sort(([a], [b]) => placeOf(a) - placeOf(b)).map(([title, fields]) => ({ title, fields })),
  };
}

/** Tabs that every dialog has stand last, in this order. */
const lastTabs = ['Appearance', 'Behaviour', 'Advanced'];

const placeOf = (title: string): number => (title === 'Content' ? -2 : lastTabs.indexOf(title));

const tabOf = ({ properties }: JsonSchema, { name }: Field): string =>
  properties?.[name]?.['x-tab'] ?? 'Content';

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, path: string): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(schema, { path: `${path}.${name}`, name, isRequired: required.includes(name) }),
  );

/** Fields of an entry: authors begin with what it cannot do without; its identifier comes last. */
function entryFields(schema: JsonSchema, path: string): readonly Field[] {
  const placeOf = ({ name, isRequired }: Field) => (isRequired ? 0 : name === 'id' ? 2 : 1);
  return fieldsOf(schema, path).toSorted((a, b) => placeOf(a) - placeOf(b));
}

interface At {
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
}

function fieldOf(schema: JsonSchema, { path, name, isRequired }: At): Field {
  const { title = name, description = '' } = schema;
  const named = { name, title, description, isRequired, ...(schema['x-needed'] && { isNeeded: true }) };
  const kind = schema['x-field'];
  switch (kind) {
    case 'text':
    case 'lines':
    case 'richtext':
    case 'link':
    case 'asset':
    case 'reference':
    case 'date':
      return {
        ...named,
        kind,
        ...defined({
          maxLength: schema.maxLength,
          initial: textOf(schema.default),
          options: schema['x-options'],
          isDay: schema.format === 'date' || undefined,
        }),
      };
    case 'choice':
      return {
        ...named,
        kind,
        choices: choicesOf(schema) ?? [],
        ...defined({ initial: textOf(schema.default) }),
      };
    case 'flag':
      return { ...named, kind, initial: schema.default === true };
    case 'number':
      return { ...named, kind, ...numberOf(schema) };
    case 'texts':
    case 'list': {
      const { items = {}, maxItems } = schema;
      const most = defined({ most: maxItems });
      if (items.properties)
        return { ...named, kind: 'list', ...most, fields: entryFields(items, `${path}[]`) };
      const choices = choicesOf(items);
      return {
        ...named,
        kind: 'texts',
        areNumbers: items.type === 'number' || items.type === 'integer',
        ...defined({ choices }),
        ...most,
        initial: Array.isArray(schema.default) ? schema.default.map(String) : [],
      };
    }
    case 'group':
    case 'image':
    case 'video':
      return { ...named, kind, fields: fieldsOf(schema, path) };
    case 'map':
    case 'json':
      return { ...named, kind };
    default:
      throw new Error(`${path} is of the kind ${String(kind)}, which no form knows.`);
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A form asks for a number above a limit as for one from that limit on: what the limit itself means the reader says. */
const numberOf = ({ type, minimum, maximum, default: initial }: JsonSchema) => ({
  isInteger: type === 'integer',
  ...defined({ least: minimum, most: maximum, initial: typeof initial === 'number' ? initial : undefined }),
});

const choicesOf = (schema: JsonSchema): Choice[] | undefined =>
  schema.enum?.map((value) => ({
    value: String(value),
    title: schema['x-labels']?.[String(value)] ?? String(value),
  }));

/** An object without the keys that hold nothing. */
const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };

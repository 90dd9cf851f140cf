import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { readNumbers } from '#src/text/typed-number.ts';
import type { Field, Step } from './field.schema.ts';
import { textsIn, type Value, type Values } from './values.ts';

/** What a control that a widget draws itself receives: its field, and the properties of its `<input>`. */
export interface OwnControlProps {
  readonly field: FormField;
  readonly control: ComponentProps<'input'> & { readonly id: string };
}

/** A field as a form takes it: an author's, a service's, or one that a widget writes itself and gives more. */
export interface GivenField extends Omit<Field, 'type'> {
  readonly type: Field['type'] | 'password';
  /** Draws the control in place of the one of its type. */
  readonly Control?: ComponentType<OwnControlProps>;
  /** What is wrong with a text, in words; undefined where nothing is. Asked where its type finds nothing wrong. */
  readonly validate?: (text: string, valueOf: (name: string) => Value) => string | undefined;
  /** Shown in place of the label of a consent: text with links. The label names the field in the summary. */
  readonly labelContent?: ReactNode;
  /** Shown only while the number that another field has is at least this one; in place of `showIf`. */
  readonly showFrom?: { readonly field: string; readonly least: number };
  /** Names the group in which it stands with its neighbours of the same group. */
  readonly group?: string;
  /** Other names under which a service refuses it: one answer may be sent as several. */
  readonly refusedAs?: readonly string[];
  /** In which its text is written, where that is not the page's language: it has its own direction. */
  readonly language?: Language;
  /** Files are of the kind that their names say: their first bytes are looked at before they are sent. */
  readonly looksInside?: boolean;
  /** Shown before the field. */
  readonly before?: ReactNode;
  /** Shown after the field. */
  readonly after?: ReactNode;
}

/** A field of a form that is filled in. */
export interface FormField extends GivenField {
  /** Names its control; of a form's fields no two have the same. */
  readonly key: string;
  /** Shown only while another field has this value, where an empty one means no answer, or at least this number. */
  readonly condition?: { readonly on: FormField; readonly equals: string; readonly least?: number };
}

/** Fields that are asked together. */
export interface FormStep {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** What an author has to know of a field. */
export interface DefinitionFault {
  /**
   * `duplicate`: another field has its name; `reserved`: the form sends something else under its name; `circular`: its
   * condition depends on itself; `missing`: its condition names a field that does not exist; `unreachable`: its condition
   * asks for a value that the other field cannot have.
   */
  readonly kind: 'duplicate' | 'reserved' | 'circular' | 'missing' | 'unreachable';
  readonly name: string;
}

/** A form as its fields and steps describe it. */
export interface Definition {
  readonly fields: readonly FormField[];
  /** At least one. */
  readonly steps: readonly FormStep[];
  readonly faults: readonly DefinitionFault[];
}

/** Name of the field that only machines fill in. Its value is sent, and the server decides. */
export const honeypot = 'contact_reason';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What a form sends of its own: its language, its page, and what only machines fill in. */
const reserved = ['lang', 'page', honeypot];

/**
 * Makes a form of its fields. A name that is there twice, or that the form itself sends, gets a number; a field whose
 * condition is circular or names no field is always shown; one that names no step is in the first.
 */
export function defineForm(given: readonly GivenField[], steps: readonly Step[] = []): Definition {
  const faults: DefinitionFault[] = [];
  const names = new Set(reserved);
  const keys = new Set<string>();
  const fields = given.map((field): Mutable<FormField> => {
    const name = unused(field.name, names);
    if (name !== field.name)
      faults.push({ kind: reserved.includes(field.name) ? 'reserved' : 'duplicate', name });
    // A control must neither hide a property of its form ("elements") nor read as a path ("a.b").
    const key = unused(`f_${field.name.replace(/[^\p{L}\p{N}_-]/gu, '_')}`, keys);
    return { ...field, name, key, label: field.label || field.name };
  });

  for (const field of fields) {
    const asked = field.showFrom ?? field.showIf;
    if (!asked) continue;
    const { field: target } = asked;
    // By the name that its author gave it, else by the one that it got.
    const on =
      fields[given.findIndex(({ name }) => name === target)] ?? fields.find(({ name }) => name === target);
    if (!on) faults.push({ kind: 'missing', name: field.name });
    else
      field.condition =
        'least' in asked ? { on, equals: '', least: asked.least } : { on, equals: String(asked.equals) };
  }
  for (const field of fields.filter(dependsOnItself)) {
    faults.push({ kind: 'circular', name: field.name });
    delete field.condition;
  }
  for (const { condition, name } of fields) {
    if (condition && condition.least === undefined && !canHave(condition.on, condition.equals))
      faults.push({ kind: 'unreachable', name });
  }

  const [first = { id: '', title: '' }, ...others] = steps;
  const later = new Set(others.map(({ id }) => id));
  return {
    fields,
    faults,
    steps: [first, ...others].map(({ id, title }, index) => ({
      id,
      title,
      fields: fields.filter(({ step = '' }) => (index === 0 ? !later.has(step) : step === id)),
    })),
  };
}

/**
 * Whether a field is asked for, given the values of the form.
 *
 * @param language by which typed numbers are read
 */
export function isShown({ condition }: FormField, values: Values, language: Language): boolean {
  if (!condition) return true;
  const { on, equals, least } = condition;
  const texts = textsIn(values[on.key]).filter(Boolean);
  if (least !== undefined) return Number(texts[0]) >= least && isShown(on, values, language);
  const none = on.type === 'consent' ? 'false' : '';
  const isSo =
    texts.length === 0
      ? equals === none
      : texts.includes(equals) ||
        (on.type === 'number' && readNumbers(texts.join(''), language).includes(Number(equals)));
  return isSo && isShown(on, values, language);
}

/** What hidden fields send where the widget knows more than the field says. */
export const hiddenIn = (fields: readonly FormField[], prefill: Values = {}): Values =>
  Object.fromEntries(
    fields.flatMap(({ type, key, name }) => (type === 'hidden' ? [[key, prefill[name]]] : [])),
  );

function unused(wanted: string, used: Set<string>): string {
  let name = wanted;
  for (let number = 2; used.has(name); number += 1) name = `${wanted}-${number}`;
  used.add(name);
  return name;
}

function dependsOnItself(field: FormField, _: number, fields: readonly FormField[]): boolean {
  let { condition } = field;
  for (let hops = 0; condition && hops < fields.length; hops += 1) {
    if (condition.on === field) return true;
    ({ condition } = condition.on);
  }
  return false;
}

function canHave({ type, options, required }: FormField, value: string): boolean {
  if (type === 'consent') return value === 'true' || (value === 'false' && !required);
  if (type === 'file') return false;
  return !['choice', 'choices', 'select'].includes(type) || options.some((option) => option.value === value);
}

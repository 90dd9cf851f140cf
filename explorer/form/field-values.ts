import type { ChoiceField, Field, TextsField } from '../../cms/form/form.ts';
import { coerceBoolean, isAbsent } from '#src/schema/coerce.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { entriesOf, groupOf } from './values.ts';

/** What an author sees of a stored value, and what is stored of what an author types. */

/** Whether a value can be shown as plain text. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether the usual control of a field can show what is stored; what it cannot is shown as it is written. */
export function isShowable(field: Field, value: unknown): boolean {
  if (isAbsent(value)) return true;
  switch (field.kind) {
    case 'flag':
      return typeof coerceBoolean(value) === 'boolean';
    case 'texts':
      return entriesOf(value).every((entry) => isAbsent(entry) || isPlain(entry));
    case 'group':
    case 'image':
    case 'video':
      return groupOf(value) !== undefined;
    case 'list':
    case 'map':
    case 'json':
      return true;
    default:
      return isPlain(value);
  }
}

/** A plain value as text; empty for nothing. */
export const textOf = (value: unknown): string => (isPlain(value) ? String(value) : '');

/** What is stored of a text: nothing for an empty one. */
export const textMeant = (text: string): string | undefined => (text === '' ? undefined : text);

const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** The day in a day or a moment as it is written, `2026-11-23`; empty for anything else. */
export const dayOf = (text: string): string => day.exec(text.trim())?.[0] ?? '';

/** A day or a moment with another day: the time stays. What is neither is replaced. */
export const withDay = (text: string, chosen: string): string =>
  chosen !== '' && dayOf(text) ? text.trim().replace(day, chosen) : chosen;

/** A switch as it is meant, however loosely it is stored. */
export const flagOf = (value: unknown, initial: boolean): boolean =>
  isAbsent(value) ? initial : coerceBoolean(value) === true;

/** What is stored of a number as it is typed, in Latin or Arabic digits; what is no number stays as it was typed. */
export function numberMeant(text: string): number | string | undefined {
  const digits = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (digits === '') return undefined;
  const number = Number(digits.replace('٫', '.'));
  return Number.isFinite(number) ? number : text;
}

/** A chosen value as the schema has it: form descriptions keep numbers as text. */
const choiceMeant = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);

/** What is stored of a choice; nothing where it is left open. */
export const choiceStored = (value: string): string | number | undefined =>
  value === '' ? undefined : choiceMeant(value);

/** What the choices of a field leave out of what is stored. */
export const isStale = (choices: ChoiceField['choices'], value: string): boolean =>
  value !== '' && !choices.some((choice) => choice.value === value);

/** Plain values, a text each. */
export const textsOf = (value: unknown): readonly string[] => entriesOf(value).map(textOf).filter(Boolean);

/** What is stored of plain values; nothing where there are none. */
export function textsMeant({ areNumbers }: TextsField, texts: readonly string[]): readonly unknown[] {
  return texts.map((text) => (areNumbers ? numberMeant(text) : text));
}

/** Values typed one a line. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The value that a text stands for; undefined for an empty one, the text itself where it is no JSON. */
export function jsonMeant(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A value as JSON; a text as it is. */
export const jsonText = (value: unknown): string =>
  isAbsent(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** Whether a text that an author types as JSON is not yet one. */
export const isBrokenJson = (text: string): boolean =>
  text.trim() !== '' && typeof jsonMeant(text) === 'string' && !/^\s*"/.test(text);

/** Fields by which a group is known at once, the surest first. */
const names = ['title', 'heading', 'question', 'label', 'name', 'text', 'ctaLabel'];
/** Graphemes of a name. */
const longest = 60;

/**
 * What a group is called by its own words: its title or the like, else its first text, else the first address or reference
 * in it, else that of a group inside. Undefined where it says nothing.
 */
export function ownWords(fields: readonly Field[], value: unknown): string | undefined {
  const group = groupOf(value);
  if (!group) return undefined;
  const first = (fields: readonly Field[], kinds: readonly Field['kind'][]) =>
    fields
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name }) => textOf(group[name]).trim())
      .find(Boolean);
  const known = names.flatMap((name) => fields.filter((field) => field.name === name));
  const words =
    first([...known, ...fields], ['text', 'lines']) ??
    first([...known, ...fields], ['reference', 'link', 'asset', 'date', 'number', 'choice']) ??
    fields
      .flatMap((field) => ('fields' in field && field.kind !== 'list' ? [field] : []))
      .map((field) => ownWords(field.fields, group[field.name]))
      .find(Boolean);
  const cut = cutGraphemes(words ?? '', longest);
  return words === undefined || cut === words ? words : `${cut}…`;
}

/** Whether a file is a picture by its address. */
export const isPictureAddress = (address: string): boolean =>
  /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(address);

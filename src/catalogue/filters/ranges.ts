import { isDay, startOf } from '#src/i18n/dates.ts';
import type { Language } from '#src/i18n/languages.ts';
import { readNumbers, writeNumber } from '#src/text/typed-number.ts';

/** Numbers or days from one to another; an end that is open is empty. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Kinds of facets that are a range. */
export type RangeKind = 'range' | 'date';

/** Stands between the ends of a range in the address and in the call (contract, section 4). */
const separator = '..';

/** A number of 0 or more as the address and the service have it; undefined for what is none. */
const toNumber = (text: string): string | undefined =>
  /^\d{1,15}(\.\d{1,6})?$/.test(text) ? String(Number(text)) : undefined;

/** A day, `yyyy-mm-dd`; undefined for what is none, and while its year is being typed. */
export const toDay = (text: string): string | undefined =>
  isDay(text) && startOf(text, 'UTC') && text >= '1000' ? text : undefined;

/** One end of a range as the address has it, read as the service takes it; undefined for what cannot be one. */
const readEnd = (text: string, kind: RangeKind): string | undefined =>
  text === '' ? '' : kind === 'date' ? toDay(text) : toNumber(text);

/**
 * One end of a range as visitors type it, as the service takes it; undefined for what cannot be one. A number that may be
 * meant either way is read in groups: what is filtered is seldom told to the thousandth.
 */
export function toEnd(typed: string, kind: RangeKind, language: Language): string | undefined {
  const text = typed.trim();
  if (text === '' || kind === 'date') return readEnd(text, kind);
  const [number] = readNumbers(text, language);
  return number === undefined ? undefined : toNumber(String(number));
}

/** One end of a range as it stands in its field; `toEnd` reads it as it was. */
export const typedEnd = (end: string, kind: RangeKind, language: Language): string =>
  end === '' || kind === 'date' ? end : writeNumber(Number(end), language);

/** A range as the address and the service have it, its ends in their order; undefined where both are open. */
export function writeRange(range: Range, kind: RangeKind): string | undefined {
  const { from, to } = inOrder(range, kind);
  return from === '' && to === '' ? undefined : `${from}${separator}${to}`;
}

/** Reads a range, its ends in their order. An end that cannot be read is open. */
export function readRange(value: string | undefined, kind: RangeKind): Range {
  const [from = '', to = '', ...rest] = value?.split(separator) ?? [];
  if (rest.length > 0) return { from: '', to: '' };
  return inOrder({ from: readEnd(from, kind) ?? '', to: readEnd(to, kind) ?? '' }, kind);
}

function inOrder({ from, to }: Range, kind: RangeKind): Range {
  const isReversed = to !== '' && (kind === 'date' ? from > to : Number(from) > Number(to));
  return isReversed ? { from: to, to: from } : { from, to };
}

import { isDay, startOf } from '#src/i18n/dates.ts';
import { foldDigits } from '#src/text/patterns.ts';

/** Numbers or days from one to another; an end that is open is empty. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Kinds of facets that are a range. */
export type RangeKind = 'range' | 'date';

/** Stands between the ends of a range in the address and in the call (contract, section 4). */
const separator = '..';

/** Separates thousands: what is filtered is never told to the thousandth. */
const thousands = /[\s.,٬'’](?=\d{3}(?!\d))/g;

/**
 * A number as visitors type it, in any digits of the site, as the service takes it; undefined for what is none, and for
 * one below 0.
 */
export function toNumber(typed: string): string | undefined {
  const text = foldDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const plain = text.replace(thousands, '').replace(/[,٫]/, '.');
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? String(Number(plain)) : undefined;
}

/** A day, `yyyy-mm-dd`; undefined for what is none, and while its year is being typed. */
export const toDay = (text: string): string | undefined =>
  isDay(text) && startOf(text, 'UTC') && text >= '1000' ? text : undefined;

/** One end of a range as the service takes it; undefined for what cannot be one. */
export const toEnd = (text: string, kind: RangeKind): string | undefined =>
  text === '' ? '' : kind === 'date' ? toDay(text) : toNumber(text);

/** A range as the address and the service have it, its ends in their order; undefined where both are open. */
export function writeRange(range: Range, kind: RangeKind): string | undefined {
  const { from, to } = inOrder(range, kind);
  return from === '' && to === '' ? undefined : `${from}${separator}${to}`;
}

/** Reads a range, its ends in their order. An end that cannot be read is open. */
export function readRange(value: string | undefined, kind: RangeKind): Range {
  const [from = '', to = '', ...rest] = value?.split(separator) ?? [];
  if (rest.length > 0) return { from: '', to: '' };
  return inOrder({ from: toEnd(from, kind) ?? '', to: toEnd(to, kind) ?? '' }, kind);
}

function inOrder({ from, to }: Range, kind: RangeKind): Range {
  const isReversed = to !== '' && (kind === 'date' ? from > to : Number(from) > Number(to));
  return isReversed ? { from: to, to: from } : { from, to };
}

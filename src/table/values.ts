import { startOf } from '#src/i18n/dates.ts';
import { foldDigits } from '#src/text/digits.ts';
import type { TableColumn } from './column.schema.ts';

/** A row of which everything is here. */
export interface Row {
  /** Which one it is among all rows: its place in the list, or its line in a file. */
  readonly at: number;
  /** What is written in its cells, by the keys of their columns. */
  readonly cells: Readonly<Record<string, string>>;
}

/** What a column has to be asked for to read a cell. */
export type Kind = Pick<TableColumn, 'key' | 'type'>;

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** What is written in a cell, without blanks around it; empty where the row has none. */
export const written = ({ cells }: Row, { key }: Kind): string =>
  Object.hasOwn(cells, key) ? (cells[key] ?? '').trim() : '';

/** A number as authors and services write it, `1234.5`, in any digits of the site; undefined for what is none. */
export function toNumber(text: string): number | undefined {
  const digits = foldDigits(text);
  const value = number.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** The day that stands for a date: a month or year has its first. */
export const dayFor = (text: string): string =>
  /^\d{4}(?:-\d\d)?$/.test(text) ? `${text}-01-01`.slice(0, 10) : text;

/** Words and address of a link that is written as `words | address`, or as the address alone. */
export function linkIn(text: string): { readonly label: string; readonly href: string } {
  const at = text.lastIndexOf('|');
  const href = text.slice(at + 1).trim();
  return { label: text.slice(0, Math.max(0, at)).trim() || href, href };
}

/**
 * What a cell is compared by: a number for numbers, amounts and dates, a text for the others and for what is not of the
 * column's kind; undefined for an empty one.
 *
 * @param timeZone in which a date without offset is meant
 */
export function valueOf(row: Row, kind: Kind, timeZone: string): number | string | undefined {
  const text = written(row, kind);
  switch (kind.type) {
    case 'number':
    case 'currency':
      return toNumber(text) ?? (text || undefined);
    case 'date':
      return startOf(dayFor(text), timeZone)?.getTime() ?? (text || undefined);
    case 'link':
      return linkIn(text).label || undefined;
    default:
      return text || undefined;
  }
}

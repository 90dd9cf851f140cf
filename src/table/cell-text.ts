import { isDay } from '#src/i18n/dates.ts';
import type { Format } from '#src/i18n/format.ts';
import type { TableColumn } from './column.schema.ts';
import { dayFor, linkIn, toNumber, written, type Row } from './values.ts';

/** Decimals that the numbers of a column have at most: all are written with as many. */
function decimalsOf(rows: readonly Row[], column: TableColumn): number {
  const decimals = rows.map((row) => {
    const text = written(row, column);
    return toNumber(text) === undefined ? 0 : (/\.(\d+)$/.exec(text)?.[1]?.length ?? 0);
  });
  return Math.min(6, Math.max(0, ...decimals));
}

/** How exactly a date is written: as exactly as its author has. */
function dateOptions(text: string): Intl.DateTimeFormatOptions {
  if (text.length === 4) return { year: 'numeric' };
  if (text.length === 7) return { year: 'numeric', month: 'long' };
  return isDay(text) ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' };
}

/**
 * Makes the call that writes a cell as visitors read it. What is not of the column's kind stays as it is written; an empty cell
 * is an empty text.
 *
 * @param rows all of the table, which decide how many decimals a column has
 */
export function cellTextOf(
  rows: readonly Row[],
  columns: readonly TableColumn[],
  format: Format,
): (row: Row, column: TableColumn) => string {
  const decimals = new Map(columns.map((column) => [column.key, decimalsOf(rows, column)]));
  return (row, column) => {
    const text = written(row, column);
    const value = toNumber(text);
    switch (column.type) {
      case 'number': {
        const fraction = decimals.get(column.key) ?? 0;
        const options = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
        return value === undefined ? text : format.number(value, options);
      }
      case 'currency':
        return value === undefined ? text : format.currency(value, column.currency);
      case 'date':
        return format.date(dayFor(text), dateOptions(text)) || text;
      case 'link':
        return linkIn(text).label;
      default:
        return text;
    }
  };
}

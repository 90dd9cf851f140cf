import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import { csvOfRows, type CsvColumn } from './csv-of-rows.ts';
import type { Row } from './values.ts';

/**
 * Gives a visitor rows as a CSV file.
 *
 * @param name of the table
 * @param timeZone in which a date without offset is meant
 * @returns the name of the file
 */
export function keepRows(
  name: string,
  columns: readonly CsvColumn[],
  rows: readonly Row[],
  timeZone: string,
): string {
  const file = fileName(name, 'table', 'csv');
  keepFile(file, csvOfRows(columns, rows, timeZone), 'text/csv;charset=utf-8');
  return file;
}

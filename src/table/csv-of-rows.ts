import type { TableColumn } from './column.schema.ts';
import { harmless, writeCsv } from './csv-write.ts';
import { valueOf, written, type Row } from './values.ts';

/** A column as a file needs it. */
export type CsvColumn = Pick<TableColumn, 'key' | 'label' | 'type'>;

/**
 * The rows of a table as a CSV file, in the order given: numbers, amounts and dates as they are written, every other text
 * harmless.
 *
 * @param timeZone in which a date without offset is meant
 */
export function csvOfRows(columns: readonly CsvColumn[], rows: readonly Row[], timeZone: string): string {
  const labels = columns.map(({ label }) => harmless(label));
  const lines = rows.map((row) =>
    columns.map((column) => {
      const text = written(row, column);
      return typeof valueOf(row, column, timeZone) === 'number' ? text : harmless(text);
    }),
  );
  return writeCsv([labels, ...lines]);
}

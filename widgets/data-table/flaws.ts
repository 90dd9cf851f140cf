import { ApiError } from '#src/api/errors.ts';
import type { TableColumn } from '#src/table/column.schema.ts';
import { CsvError } from '#src/table/csv-error.ts';
import type { CsvTable } from '#src/table/csv-read.ts';
import type en from './messages/en.json';

/** Something that the author of a table has to know: a message and what stands in it. */
export interface Flaw {
  readonly key: keyof typeof en;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why a CSV file cannot be shown. */
export function fileFault(error: Error): Flaw {
  if (error instanceof CsvError) return { key: error.fault, values: { line: error.line } };
  // An answer that came and is none is one of too many bytes.
  const isTooLong = error instanceof ApiError && error.status >= 200 && error.status < 300;
  return { key: isTooLong ? 'tooLarge' : 'notFetched', values: {} };
}

/** What is odd in a CSV file that is shown. */
export function fileFlaws(
  { names, isCut }: CsvTable,
  columns: readonly TableColumn[],
  mostRows: number,
): readonly Flaw[] {
  const missing = columns.map(({ key }) => key).filter((key) => !names.includes(key));
  return [
    ...(isCut ? [{ key: 'tooMany', values: { count: mostRows } } as const] : []),
    ...(missing.length > 0 ? [{ key: 'noColumns', values: { keys: missing.join(', ') } } as const] : []),
  ];
}

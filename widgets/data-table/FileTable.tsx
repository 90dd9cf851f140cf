import { useMemo } from 'react';
import { useOwnFile, type OwnFile } from '#src/session/useOwnFile.ts';
import { readCsv, type CsvTable } from '#src/table/csv-read.ts';
import type { Row } from '#src/table/values.ts';
import { RowsTable } from './RowsTable.tsx';
import { fileFault, fileFlaws, type Flaw } from './flaws.ts';
import type { Config } from './widget.ts';

/** Rows and bytes of a file that are taken. */
const mostRows = 500;
const mostBytes = 1_048_576;

const read = (text: string, signal: AbortSignal) => readCsv(text, { signal, most: mostRows });

interface Props {
  readonly config: Config;
  /** Those of the configuration. */
  readonly rows: readonly Row[];
}

/** A table of the rows of a CSV file; until they have come, of those of the configuration. */
export function FileTable({ config, rows }: Props) {
  const { columns, csvReference } = config;
  const file = useOwnFile({ key: 'csv', address: csvReference, maximumBytes: mostBytes, read });
  const { data, error, status, onRetry } = file;
  const fileRows = useMemo(
    () =>
      data?.records.map(({ line, cells }) => ({
        at: line,
        cells: Object.fromEntries(cells.map((cell, index) => [data.names[index] ?? '', cell])),
      })),
    [data],
  );
  const flaws = [
    addressFlaw(file),
    error ? fileFault(error) : undefined,
    ...(data ? fileFlaws(data, columns, mostRows) : []),
  ];
  return (
    <RowsTable
      config={config}
      rows={fileRows ?? rows}
      status={status}
      onRetry={onRetry}
      flaws={flaws.filter((flaw) => flaw !== undefined)}
    />
  );
}

/** Why a file is not asked for; undefined for one that is. */
function addressFlaw({ expected, isAsked }: OwnFile<CsvTable>): Flaw | undefined {
  if (expected !== undefined) return { key: 'wrongAddress', values: { expected } };
  return isAsked ? undefined : { key: 'readLater', values: {} };
}

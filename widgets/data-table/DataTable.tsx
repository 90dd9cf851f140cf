import { useMemo } from 'react';
import type { Row } from '#src/table/values.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { RowsTable } from './RowsTable.tsx';
import type widget from './widget.ts';
import type { Config } from './widget.ts';

interface FileProps {
  readonly config: Config;
  readonly rows: readonly Row[];
}

/** Fetched for a table whose rows lie in a file. */
const LazyFileTable = lazyComponent(
  async () => (await import('./FileTable.tsx')).FileTable,
  (props: FileProps) => <RowsTable {...props} status="loading" />,
);

/** A table of an author's rows, or of those of a CSV file. */
export function DataTable({ config }: WidgetProps<typeof widget>) {
  const rows = useMemo(() => config.rows.map((cells, index) => ({ at: index + 1, cells })), [config.rows]);
  if (config.columns.length === 0) return null;
  if (config.csvReference !== undefined) return <LazyFileTable config={config} rows={rows} />;
  return rows.length > 0 ? <RowsTable config={config} rows={rows} status="ready" /> : null;
}

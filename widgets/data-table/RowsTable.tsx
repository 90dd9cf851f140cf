import { useDeferredValue, useMemo, useState } from 'react';
import { Section } from '#src/section/Section.tsx';
import { TermField } from '#src/search/TermField.tsx';
import { CellContent } from '#src/table/CellContent.tsx';
import { cellTextOf } from '#src/table/cell-text.ts';
import type { TableColumn } from '#src/table/column.schema.ts';
import { searchOf } from '#src/table/filter.ts';
import { orderRows } from '#src/table/order.ts';
import { writeSort } from '#src/table/sort.ts';
import { Download } from '#src/table/Download.tsx';
import { Table } from '#src/table/Table.tsx';
import { TableTrouble } from '#src/table/TableTrouble.tsx';
import { useTableState } from '#src/table/useTableState.ts';
import { written, type Row } from '#src/table/values.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './data-table.module.css';
import type en from './messages/en.json';
import { useFilter } from './useFilter.ts';
import type { Flaw } from './flaws.ts';
import type { Config } from './widget.ts';

const isNumeric = ({ type }: TableColumn) => type === 'number' || type === 'currency';

interface Props {
  readonly config: Config;
  readonly rows: readonly Row[];
  /** How far they have come. */
  readonly status: 'ready' | 'loading' | 'failed' | 'offline';
  /** Asks for them again. */
  readonly onRetry?: (() => void) | undefined;
  /** What their author has to know. */
  readonly flaws?: readonly Flaw[];
}

/** The rows of a table: visitors sort, filter and download them. */
export function RowsTable({ config, rows, status, onRetry, flaws }: Props) {
  const { caption, searchable, pageSize, stickyHeader, allowCsv } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const format = useFormat();
  const { language, site } = usePage();
  const { timeZone } = site;
  const [inside, setInside] = useState<HTMLDivElement | null>(null);
  const columns = useMemo(
    () =>
      [...new Map(config.columns.toReversed().map((column) => [column.key, column])).values()].toReversed(),
    [config.columns],
  );
  const state = useTableState(inside, columns);
  const { field, input, clear, ...filter } = useFilter(state);
  const term = useDeferredValue(searchable ? filter.term : '');

  const textOf = useMemo(() => cellTextOf(rows, columns, format), [rows, columns, format]);
  const isSearched = term !== '';
  const search = useMemo(() => {
    if (!isSearched) return undefined;
    const textsOf = (row: Row) => columns.flatMap((column) => [textOf(row, column), written(row, column)]);
    return searchOf(
      rows.map((row) => ({ row, texts: textsOf(row) })),
      language,
    );
  }, [isSearched, rows, columns, textOf, language]);
  const { sort } = state;
  const found = useMemo(
    () => orderRows(search ? search(term) : rows, columns, sort, { language, timeZone }),
    [search, term, rows, columns, sort, language, timeZone],
  );

  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(state.page, pages);
  return (
    <Section
      config={config}
      label={caption}
      head={{ space: 'close' }}
      note={flaws?.map(({ key, values }) => t(key, values)).join(' ') ?? ''}
      className={styles['section']}
    >
      <div ref={setInside} className={styles['body']}>
        {rows.length > 0 && (
          <div className={styles['tools']}>
            {searchable && <TermField ref={field} label={t('filter')} input={input} />}
            <p className={styles['count']} role="status">
              {t('rows', { count: found.length })}
            </p>
            {allowCsv && <Download name={config.title || caption} columns={columns} rows={found} />}
          </div>
        )}
        {found.length > 0 && (
          <Table
            caption={caption}
            columns={columns.map((column) => ({
              ...column,
              align: column.align ?? (isNumeric(column) ? 'end' : 'start'),
            }))}
            rows={found.slice((shown - 1) * pageSize, shown * pageSize)}
            keyOf={({ at }) => at}
            renderCell={(row, column) => <CellContent row={row} column={column} text={textOf(row, column)} />}
            sort={sort}
            onSort={(order) => {
              track({ event: 'sort_change', clickText: order ? writeSort(order) : 'none' });
              state.setSort(order);
            }}
            hasStickyHead={stickyHeader}
            pages={{ page: shown, count: pages, queryOf: state.queryOf, onPage: state.setPage }}
          />
        )}
        {rows.length > 0 && found.length === 0 && (
          <div className={styles['message']}>
            <p>{t('nothing', { term })}</p>
            <Button look="stroke" size="small" onClick={clear}>
              {t('clear')}
            </Button>
          </div>
        )}
        {status === 'loading' && rows.length === 0 && (
          <Skeleton>
            <SkeletonBox shape="text" lines={8} />
          </Skeleton>
        )}
        {status === 'ready' && rows.length === 0 && <p className={styles['message']}>{t('noRows')}</p>}
        {onRetry && <TableTrouble isOffline={status === 'offline'} onRetry={onRetry} />}
      </div>
    </Section>
  );
}

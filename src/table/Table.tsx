/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- These are the roles that the elements have; a stylesheet that makes cards of the rows takes them away. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { LazyPagination } from '#src/catalogue/LazyPagination.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import type { DrawnColumn } from './columns.ts';
import { ascending, descending, unsorted } from './glyphs.ts';
import { useTableMessages } from './messages.ts';
import { Cells, OpeningRow } from './rows.tsx';
import type { Sort } from './sort.ts';
import { SortField } from './SortField.tsx';
import styles from './table.module.css';
import { useScrolls } from './useScrolls.ts';

interface Props<Row, Column extends DrawnColumn> {
  readonly caption: string;
  /** The first names the rows. */
  readonly columns: readonly Column[];
  /** In the order in which they stand: nothing is sorted here. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** What a cell shows. */
  readonly renderCell: (row: Row, column: Column) => ReactNode;
  /** What a row opens to; without it rows do not open. */
  readonly renderDetails?: ((row: Row) => ReactNode) | undefined;
  readonly sort: Sort | undefined;
  /** @param sort undefined for the order that the rows come in */
  readonly onSort: (sort: Sort | undefined) => void;
  /** The head stays in view while the rows are scrolled. */
  readonly hasStickyHead: boolean;
  /** Its pages, where it has several. */
  readonly pages: {
    /** The one whose rows these are, from 1. */
    readonly page: number;
    readonly count: number;
    /** Query of the address of a page. */
    readonly queryOf: (page: number) => string;
    readonly onPage: (page: number) => void;
  };
}

/**
 * A table whose head sorts it. Where there is little room its rows are cards, each value with its label, and a list chooses the
 * order. Whoever draws it puts the rows in order, or asks a service for them.
 */
export function Table<Row, Column extends DrawnColumn>(props: Props<Row, Column>) {
  const { caption, columns, rows, keyOf, renderCell, renderDetails, sort, onSort, hasStickyHead, pages } =
    props;
  const t = useTableMessages();
  const captionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const announce = useAnnounce();
  const sortBy = (order: Sort | undefined) => {
    onSort(order);
    const column = columns.find(({ key }) => key === order?.key)?.label;
    const words = column && t(order?.isDescending ? 'descending' : 'ascending', { column });
    announce(t('sorted', { order: words ?? t('asListed') }));
  };
  const turn = (key: string) => sortBy({ key, isDescending: sort?.key === key ? !sort.isDescending : false });

  const { page } = pages;
  const followed = useRef<number>(undefined);
  useEffect(() => {
    if (followed.current !== page) return;
    followed.current = undefined;
    frame.current?.focus();
  }, [page]);

  const isSorted = (key: string) => (sort?.key === key ? sort : undefined);

  return (
    <>
      <SortField columns={columns} sort={sort} onSort={sortBy} />
      <div
        ref={frame}
        className={styles['frame']}
        data-scrolls={scrolls || undefined}
        data-sticky={hasStickyHead || undefined}
        role={scrolls ? 'region' : 'group'}
        aria-labelledby={captionId}
        tabIndex={scrolls ? 0 : -1}
      >
        <table role="table" className={styles['table']}>
          <caption id={captionId}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, label, sortable, align }) => {
                const sorted = isSorted(key);
                const glyph = sorted ? (sorted.isDescending ? descending : ascending) : unsorted;
                return (
                  <th
                    key={key}
                    role="columnheader"
                    scope="col"
                    data-align={align}
                    aria-sort={sorted && (sorted.isDescending ? 'descending' : 'ascending')}
                  >
                    {sortable ? (
                      <button form="" type="button" onClick={() => turn(key)}>
                        <span>{label}</span>
                        <Icon glyph={glyph} size={16} />
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) =>
              renderDetails ? (
                <OpeningRow
                  key={keyOf(row)}
                  row={row}
                  columns={columns}
                  renderCell={renderCell}
                  renderDetails={renderDetails}
                />
              ) : (
                <tr key={keyOf(row)} role="row">
                  <Cells row={row} columns={columns} renderCell={renderCell} />
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {pages.count > 1 && (
        <LazyPagination
          page={page}
          pages={pages.count}
          queryOf={pages.queryOf}
          onFollow={(to) => {
            followed.current = to;
            pages.onPage(to);
          }}
        />
      )}
    </>
  );
}

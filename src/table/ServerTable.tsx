import type { ReactNode } from 'react';
import { NoAccess } from '#src/portal/NoAccess.tsx';
import { useUser } from '#src/session/useUser.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import type { DrawnColumn } from './columns.ts';
import type { Sort } from './sort.ts';
import { Table } from './Table.tsx';
import styles from './table.module.css';
import { TableTrouble } from './TableTrouble.tsx';
import type { ServerRows } from './useServerTable.ts';
import type { TableState } from './useTableState.ts';

interface Props<Row, Column extends DrawnColumn> {
  readonly caption: string;
  /** The first names the rows. */
  readonly columns: readonly Column[];
  readonly state: TableState;
  readonly table: ServerRows<{ readonly items: readonly Row[] }>;
  readonly keyOf: (row: Row) => string;
  readonly renderCell: (row: Row, column: Column) => ReactNode;
  /** What a row opens to. */
  readonly renderDetails?: ((row: Row) => ReactNode) | undefined;
  /** Called before the order changes. */
  readonly onSort?: ((sort: Sort | undefined) => void) | undefined;
  /** How many rows there are on all pages, in words. */
  readonly count: string;
  /** Stands beside the number. */
  readonly action?: ReactNode;
  /** Stands in place of a table without rows. */
  readonly none: ReactNode;
  /** Stands between the number and the rows. */
  readonly children?: ReactNode;
}

/** A table whose rows a service gives (`useServerTable`): how many there are, the rows, or why there are none. */
export function ServerTable<Row, Column extends DrawnColumn>(props: Props<Row, Column>) {
  const { caption, columns, state, table, keyOf, renderCell, renderDetails, onSort, count, action } = props;
  const { status, rows, isOld, page, pages } = table;
  const { role } = useUser();
  const isReady = status === 'ready';
  const isShown = isReady && rows.length > 0;
  return (
    <div className={styles['answer']} aria-busy={status === 'loading' || isOld || undefined}>
      <div className={styles['found']}>
        <p role="status" className={styles['count']}>
          {isReady && !isOld && <span>{count}</span>}
        </p>
        {isShown && action}
      </div>
      {isShown && props.children}
      {isShown && (
        <div className={styles['rows']} data-old={isOld || undefined}>
          <Table
            caption={caption}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            renderCell={renderCell}
            renderDetails={renderDetails}
            sort={state.sort}
            onSort={(sort) => {
              onSort?.(sort);
              state.setSort(sort);
            }}
            hasStickyHead
            pages={{ page, count: pages, queryOf: state.queryOf, onPage: state.setPage }}
          />
        </div>
      )}
      {(status === 'none' || (isReady && rows.length === 0)) && props.none}
      {status === 'loading' && (
        <Skeleton>
          <SkeletonBox shape="text" lines={8} />
        </Skeleton>
      )}
      {status === 'refused' && <NoAccess role={role} />}
      {(status === 'failed' || status === 'offline') && (
        <TableTrouble isOffline={status === 'offline'} onRetry={table.retry} />
      )}
    </div>
  );
}

import { useMemo, useState } from 'react';
import type { TeamMember } from '#src/learning/learning.schema.ts';
import { Loaded } from '#src/learning/Loaded.tsx';
import type { Known } from '#src/learning/useLearning.ts';
import { TermField } from '#src/search/TermField.tsx';
import { useTerm } from '#src/search/useTerm.ts';
import { CellContent } from '#src/table/CellContent.tsx';
import { cellTextOf } from '#src/table/cell-text.ts';
import type { TableColumn } from '#src/table/column.schema.ts';
import { Download } from '#src/table/Download.tsx';
import { searchOf } from '#src/table/filter.ts';
import { orderRows } from '#src/table/order.ts';
import { Table } from '#src/table/Table.tsx';
import { useTableState } from '#src/table/useTableState.ts';
import { toNumber, written, type Row } from '#src/table/values.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';

/** Rows on a page. */
const pageSize = 25;

/** What the team has learned. Names of people are on the page alone: in no storage, no address and no event. */
export function Team({ known }: { readonly known: Known<readonly TeamMember[]> }) {
  const t = useMessages<typeof en>();
  return (
    <Loaded known={known}>
      {(members) =>
        members.length === 0 ? (
          <p className={styles['empty']}>{t('noTeam')}</p>
        ) : (
          <TeamTable members={members} />
        )
      }
    </Loaded>
  );
}

function TeamTable({ members }: { readonly members: readonly TeamMember[] }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language, site } = usePage();
  const { timeZone } = site;
  const [inside, setInside] = useState<HTMLDivElement | null>(null);
  const columns = useColumns();
  const state = useTableState(inside, columns);
  // A name that is looked for stays out of the address, which others see.
  const { term, setTyped, input } = useTerm();

  const rows = useMemo(() => members.map(rowOf), [members]);
  const textOf = useMemo(() => cellTextOf(rows, columns, format), [rows, columns, format]);
  const shownText = (row: Row, column: TableColumn) => {
    const percent = column.key === 'percent' ? toNumber(written(row, column)) : undefined;
    return percent === undefined ? textOf(row, column) : format.number(percent / 100, { style: 'percent' });
  };
  const search = useMemo(
    () =>
      searchOf(
        rows.map((row) => ({ row, texts: [row.cells['name'] ?? ''] })),
        language,
      ),
    [rows, language],
  );
  const { sort } = state;
  const found = useMemo(
    () => orderRows(search(term), columns, sort, { language, timeZone }),
    [search, term, columns, sort, language, timeZone],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(state.page, pages);

  return (
    <div ref={setInside} className={styles['team']}>
      <div className={styles['tools']}>
        <TermField label={t('filter')} input={input} />
        <p className={styles['count']} role="status">
          {t('people', { count: found.length })}
        </p>
        <Download name={t('teamCaption')} columns={columns} rows={found} />
      </div>
      {found.length > 0 ? (
        <Table
          caption={t('teamCaption')}
          columns={columns.map((column) => ({
            ...column,
            align: column.type === 'number' ? 'end' : 'start',
          }))}
          rows={found.slice((page - 1) * pageSize, page * pageSize)}
          keyOf={({ at }) => at}
          renderCell={(row, column) => (
            <CellContent row={row} column={column} text={shownText(row, column)} />
          )}
          sort={sort}
          onSort={state.setSort}
          hasStickyHead={false}
          pages={{ page, count: pages, queryOf: state.queryOf, onPage: state.setPage }}
        />
      ) : (
        <div className={styles['empty']}>
          <p>{t('nobody', { term })}</p>
          <Button look="stroke" size="small" onClick={() => setTyped('')}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

const kinds = { name: 'text', percent: 'number', completed: 'number', lastActive: 'date' } as const;

function useColumns(): readonly TableColumn[] {
  const t = useMessages<typeof en>();
  return useMemo(
    () =>
      (Object.keys(kinds) as (keyof typeof kinds)[]).map((key) => ({
        key,
        label: t(`${key}Column`),
        type: kinds[key],
        sortable: true,
        align: undefined,
        currency: '',
      })),
    [t],
  );
}

const rowOf = ({ name, memberId, percent, completed, lastActive }: TeamMember, index: number): Row => ({
  at: index,
  cells: {
    name: name || memberId,
    percent: String(percent),
    completed: completed === undefined ? '' : String(completed),
    lastActive,
  },
});

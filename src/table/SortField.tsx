import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useTableMessages } from './messages.ts';
import { readSort, writeSort, type Sort } from './sort.ts';
import styles from './table.module.css';

interface Props {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly sortable: boolean }[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

/** The order of a table whose rows are cards, which have no head to press. */
export function SortField({ columns, sort, onSort }: Props) {
  const t = useTableMessages();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <div className={styles['sort']}>
      <FieldShell label={t('sort')} kind="choice">
        {(control) => (
          <Select
            {...control}
            form=""
            value={sort ? writeSort(sort) : ''}
            onChange={({ target }) => onSort(readSort(target.value, columns))}
          >
            <option value="">{t('asListed')}</option>
            {sortable.flatMap(({ key, label }) => [
              <option key={key} value={key}>
                {t('ascending', { column: label })}
              </option>,
              <option key={`-${key}`} value={`-${key}`}>
                {t('descending', { column: label })}
              </option>,
            ])}
          </Select>
        )}
      </FieldShell>
    </div>
  );
}

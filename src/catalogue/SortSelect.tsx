import { useId } from 'react';
import { Icon } from '#src/icon/Icon.tsx';
import { Select } from '#src/ui/Select.tsx';
import styles from './catalogue.module.css';
import { order } from './glyphs.ts';
import { useCatalogueMessages } from './messages.ts';

interface Props<Sort extends string> {
  readonly sorts: readonly Sort[];
  readonly labelOf: (sort: Sort) => string;
  readonly selected: string | undefined;
  readonly onSort: (sort: Sort) => void;
}

/** The order of a list, on a phone a button with an icon; without a choice of at least two there is nothing. */
export function SortSelect<Sort extends string>({ sorts, labelOf, selected, onSort }: Props<Sort>) {
  const t = useCatalogueMessages();
  const id = useId();
  if (sorts.length < 2) return null;
  const longest = sorts.map(labelOf).reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <p className={styles['sort']}>
      <label htmlFor={id}>{t('sort')}</label>
      <span className={styles['order']} data-longest={longest}>
        <Select
          form=""
          id={id}
          value={selected}
          onChange={({ target }) => {
            const sort = sorts[target.selectedIndex];
            if (sort) onSort(sort);
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {labelOf(sort)}
            </option>
          ))}
        </Select>
        <Icon glyph={order} size={20} />
      </span>
    </p>
  );
}

import { Link } from '#src/ui/Link.tsx';
import type { TableColumn } from './column.schema.ts';
import { NoValue } from './NoValue.tsx';
import styles from './table.module.css';
import { linkIn, written, type Row } from './values.ts';

interface Props {
  readonly row: Row;
  readonly column: TableColumn;
  /** As visitors read it. */
  readonly text: string;
}

/** What a cell shows: a text, a badge or a link; a dash where its row has none. */
export function CellContent({ row, column, text }: Props) {
  if (text === '') return <NoValue />;
  if (column.type === 'badge') return <bdi className={styles['badge']}>{text}</bdi>;
  if (column.type !== 'link')
    return <bdi className={column.type === 'text' ? undefined : styles['whole']}>{text}</bdi>;
  return (
    <Link
      className={styles['link']}
      href={linkIn(written(row, column)).href}
      event={{ event: 'cta_click', clickText: text }}
    >
      <bdi>{text}</bdi>
    </Link>
  );
}

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- These are the roles that the elements have; a stylesheet that makes cards of the rows takes them away. */
import { useId, useRef, useState, type ReactNode } from 'react';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useUntilFound } from '#src/ui/useUntilFound.ts';
import type { DrawnColumn } from './columns.ts';
import styles from './table.module.css';

interface CellsProps<Row, Column extends DrawnColumn> {
  readonly row: Row;
  /** The first names the row. */
  readonly columns: readonly Column[];
  readonly renderCell: (row: Row, column: Column) => ReactNode;
}

/** The cells of a row, each with its label for the rows that are cards. */
export const Cells = <Row, Column extends DrawnColumn>({
  row,
  columns,
  renderCell,
}: CellsProps<Row, Column>) =>
  columns.map((column, index) =>
    index === 0 ? (
      <th key={column.key} role="rowheader" scope="row" data-align={column.align}>
        {renderCell(row, column)}
      </th>
    ) : (
      <td key={column.key} role="cell" data-align={column.align}>
        <span className={styles['label']}>{column.label}</span>
        {renderCell(row, column)}
      </td>
    ),
  );

interface OpeningProps<Row, Column extends DrawnColumn> extends CellsProps<Row, Column> {
  readonly renderDetails: (row: Row) => ReactNode;
}

/** A row whose first cell is a button that shows and hides a row below it (APG: disclosure). */
export function OpeningRow<Row, Column extends DrawnColumn>(props: OpeningProps<Row, Column>) {
  const { row, columns, renderCell, renderDetails } = props;
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useUntilFound(panel, isOpen, () => setOpen(true));
  const withButton = (shown: Row, column: Column) =>
    column === columns[0] ? (
      <button
        form=""
        type="button"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{renderCell(shown, column)}</span>
        <Icon glyph={chevronDown} size={16} />
      </button>
    ) : (
      renderCell(shown, column)
    );
  return (
    <>
      <tr role="row" data-open={isOpen || undefined}>
        <Cells row={row} columns={columns} renderCell={withButton} />
      </tr>
      {/* Closed it is no row for who does not see it. */}
      <tr role={isOpen ? 'row' : 'none'} className={styles['details']} data-open={isOpen || undefined}>
        <td role={isOpen ? 'cell' : 'none'} colSpan={columns.length}>
          <div ref={panel} id={id}>
            <div className={styles['opened']}>{renderDetails(row)}</div>
          </div>
        </td>
      </tr>
    </>
  );
}

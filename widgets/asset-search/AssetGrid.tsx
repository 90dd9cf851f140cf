import {
  useId,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Asset } from '#src/assets/asset.schema.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { assetOf } from './asset-item.ts';
import styles from './asset-search.module.css';
import { cellAfter } from './grid-keys.ts';
import { chunks, columnsFor, mosaicRows, shapeOf } from './grid-rows.ts';
import type en from './messages/en.json';
import { useWidth } from './useWidth.ts';

interface Entry {
  readonly item: FullItem;
  readonly element: ReactElement<HTMLAttributes<HTMLElement>>;
}

interface Props {
  /** The items with their `li`, whose content and handlers a cell takes over. */
  readonly entries: readonly Entry[];
  readonly layout: 'grid' | 'mosaic';
  readonly label: string;
  /** Undefined for one that cannot be selected. */
  readonly isSelected: (asset: Asset) => boolean | undefined;
  readonly onToggle: (asset: Asset) => void;
}

/** What can have the focus inside a cell. */
const controls = 'a[href], button, input';

/**
 * Assets in rows (APG: layout grid), as many in a row as there is room for. One cell and what is in it can be reached by Tab;
 * arrows lead from cell to cell.
 */
export function AssetGrid({ entries, layout, label, isSelected, onToggle }: Props) {
  const t = useMessages<typeof en>();
  const { direction } = usePage();
  const helpId = useId();
  const [grid, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState('');
  const stop = entries.some(({ item }) => item.id === active) ? active : entries[0]?.item.id;
  const columns = width === undefined ? undefined : columnsFor(width);
  const rows = rowsOf(entries, layout, width);

  useLayoutEffect(() => {
    if (columns !== undefined) grid.current?.style.setProperty('--tourism-columns', String(columns));
  }, [grid, columns]);

  useLayoutEffect(() => {
    for (const cell of cellsOf(grid.current)) {
      const index = cell.tabIndex;
      for (const control of cell.querySelectorAll<HTMLElement>(controls)) control.tabIndex = index;
    }
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
    if (!cell || event.defaultPrevented) return;
    const isInside = event.target !== cell;
    const { key } = event;
    if (isInside && key === 'Escape') cell.focus();
    else if (!isInside && (key === 'Enter' || key === 'F2'))
      cell.querySelector<HTMLElement>(controls)?.focus();
    else if (!isInside && key === ' ') {
      const entry = entries.find(({ item }) => item.id === stop);
      if (entry) onToggle(assetOf(entry.item));
    } else {
      const all = rowCells(grid.current);
      const row = all.findIndex((cells) => cells.includes(cell));
      const at = all[row]?.indexOf(cell) ?? -1;
      const to = cellAfter(
        event,
        { row, at },
        all.map((cells) => cells.map(middleOf)),
        direction,
      );
      if (!to) return;
      all[to.row]?.[to.at]?.focus();
    }
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const cell = target.closest<HTMLElement>('[role="gridcell"]');
    const index = cellsOf(grid.current).findIndex((one) => one === cell);
    const entry = entries[index];
    if (entry) setActive(entry.item.id);
  };

  return (
    <>
      <VisuallyHidden id={helpId}>{t('gridHelp')}</VisuallyHidden>
      {/* Its cells take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-multiselectable
        className={styles['grid']}
        data-layout={layout}
        data-measured={width === undefined ? undefined : ''}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {rows.map(({ cells, isFull }) => (
          <div key={cells[0]?.item.id} role="row" data-full={isFull ? '' : undefined}>
            {cells.map(({ item, element }) => {
              const asset = assetOf(item);
              return (
                <div
                  key={element.key}
                  {...element.props}
                  role="gridcell"
                  aria-label={asset.title}
                  aria-selected={isSelected(asset)}
                  data-shape={layout === 'mosaic' ? shapeOf(asset) : undefined}
                  tabIndex={item.id === stop ? 0 : -1}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

interface Row {
  readonly cells: readonly Entry[];
  /** It fills the width. */
  readonly isFull: boolean;
}

/** One row until the width is known: the stylesheet breaks it. */
function rowsOf(
  entries: readonly Entry[],
  layout: Props['layout'],
  width: number | undefined,
): readonly Row[] {
  if (width === undefined) return [{ cells: entries, isFull: false }];
  if (layout === 'grid') return chunks(entries, columnsFor(width)).map((cells) => ({ cells, isFull: true }));
  let begin = 0;
  return mosaicRows(
    entries.map(({ item }) => shapeOf(assetOf(item))),
    width,
  ).map(({ count, isFull }) => {
    begin += count;
    return { cells: entries.slice(begin - count, begin), isFull };
  });
}

const cellsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? []),
];

const rowCells = (grid: HTMLElement | null): HTMLElement[][] =>
  [...(grid?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].map(cellsOf);

function middleOf(cell: HTMLElement): number {
  const { left, width } = cell.getBoundingClientRect();
  return left + width / 2;
}

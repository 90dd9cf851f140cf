import { useLayoutEffect, type ReactNode } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import styles from './tabs.module.css';
import type { Tabs } from './useTabs.ts';

/** A tab as it is drawn. */
export interface TabLabel {
  /** Unlike those of the others. */
  readonly key: string;
  readonly title: string;
  /** The whole title, where `title` is its beginning. */
  readonly name?: string | undefined;
  /** Stands before the title; the title says the same in words. */
  readonly icon?: ReactNode;
  /** Stands below the title, and is read after it. */
  readonly note?: ReactNode;
  /** How many things it shows; stands beside the title. Empty while that is on its way. */
  readonly count?: string | undefined;
}

interface Props extends Pick<Tabs, 'list' | 'tab'> {
  readonly tabs: readonly TabLabel[];
  /** Index of the tab whose panel is shown. */
  readonly selected: number;
  /** Names the list: by its words, or by the id of an element. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
}

/** A list of tabs in the usual look: in a row that scrolls, or below each other (`useTabs`: `isVertical`). */
export function TabList({ tabs, list, tab, selected, label, labelledBy }: Props) {
  const { ref } = list;

  useLayoutEffect(() => {
    const { current } = ref;
    const chosen = current?.children[selected];
    if (!current || !chosen) return;
    const box = current.getBoundingClientRect();
    const { left, right } = chosen.getBoundingClientRect();
    // The page itself does not scroll, as it would with `scrollIntoView`.
    const way = Math.min(0, left - box.left) + Math.max(0, right - box.right);
    current.scrollLeft += way / zoomOf(current);
  }, [ref, selected]);

  return (
    <div {...list} className={styles['list']} aria-label={label} aria-labelledby={labelledBy}>
      {tabs.map(({ key, title, name, icon, note, count }, index) => (
        <button key={key} {...tab(index)} form="" className={styles['tab']} aria-label={name}>
          {icon}
          <span className={styles['words']}>
            <span data-cut={name === undefined ? undefined : true}>{title}</span>
            {note && <> {note}</>}
          </span>
          {count !== undefined && <span className={styles['count']}>{count}</span>}
        </button>
      ))}
    </div>
  );
}

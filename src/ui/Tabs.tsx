import { useState, type ReactNode } from 'react';
import { TabList, type TabLabel } from './TabList.tsx';
import styles from './tabs.module.css';
import { useTabs } from './useTabs.ts';

/** A tab and what it shows. */
export interface Tab extends TabLabel {
  readonly panel: ReactNode;
}

interface Props {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the tab that is shown, for a parent that decides; without it the first one at first. */
  readonly selected?: string | undefined;
  readonly onSelect?: (key: string) => void;
  /** `manual` where showing a panel costs a call (APG: tabs). */
  readonly activation?: 'automatic' | 'manual';
}

/** What is in a panel may have no stop for Tab (APG: tabs). */
const ownStop = { tabIndex: 0 } as const;

/** Tabs in the usual look. What looks otherwise takes `useTabs`. */
export function Tabs({ label, tabs, selected, onSelect, activation = 'automatic' }: Props) {
  const [own, setOwn] = useState(tabs[0]?.key);
  const shown = Math.max(
    0,
    tabs.findIndex(({ key }) => key === (selected ?? own)),
  );
  const select = (index: number) => {
    const key = tabs[index]?.key;
    if (key === undefined) return;
    setOwn(key);
    onSelect?.(key);
  };
  const { list, tab, panel } = useTabs({ count: tabs.length, selected: shown, onSelect: select, activation });

  return (
    <div>
      <TabList tabs={tabs} list={list} tab={tab} selected={shown} label={label} />
      {tabs.map(({ key, panel: content }, index) => (
        <div key={key} {...panel(index)} {...ownStop} className={styles['panel']} hidden={index !== shown}>
          {content}
        </div>
      ))}
    </div>
  );
}

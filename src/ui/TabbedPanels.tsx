import { useState, type ReactNode } from 'react';
import type { DeepLinkItem } from './deep-link-items.ts';
import { Disclosure } from './Disclosure.tsx';
import { useHeadingLevel } from './heading-level.ts';
import { select, toggle } from './shown-panels.ts';
import styles from './tabbed-panels.module.css';
import { TabList, type TabLabel } from './TabList.tsx';
import { useDeepLink } from './useDeepLink.ts';
import { useTabs } from './useTabs.ts';

/** A panel with the tab that shows it. */
export interface TabbedPanel extends DeepLinkItem, Omit<TabLabel, 'count'> {
  /** Id of its element; left out where an address names something in it (`id`), or nothing. */
  readonly panelId: string | undefined;
  readonly content: ReactNode;
}

interface Props {
  /** Whether there is room for tabs: `useIsWide` of the column; undefined while nobody knows. */
  readonly isWide: boolean | undefined;
  /** At least one. */
  readonly panels: readonly TabbedPanel[];
  /** `id` of the panel that is shown at first; else the first. */
  readonly initial?: string | undefined;
  /** Whether tabs stand below each other where the column is wide. */
  readonly isVertical: boolean;
  /** Whether a narrow column has tabs in a row, too, and no accordion. */
  readonly hasNarrowTabs?: boolean;
  readonly activation?: 'automatic' | 'manual';
  /** Whether an address that ends in `#id` opens a panel. */
  readonly hasLinks?: boolean;
  /** All panels are open, each under its label, and nothing can be pressed. */
  readonly isFixed?: boolean;
  /** Names the list of tabs: by its words, or by the id of an element. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Called when the visitor selects a tab, or opens a section of the accordion. */
  readonly onShow: (panel: TabbedPanel, as: 'tab' | 'section') => void;
}

/** Up to this many panels are landmarks; more of them would hide the others (APG: accordion). */
const fewRegions = 6;

/**
 * Panels under tabs (APG: tabs); where the column is narrow an accordion, or tabs that scroll. The elements of the panels
 * stay the same in both, so that what is in them keeps its state.
 */
export function TabbedPanels(props: Props) {
  const { isWide, panels, initial, hasNarrowTabs = false, hasLinks = true, isFixed = false, onShow } = props;
  const level = useHeadingLevel();
  const [shown, setShown] = useState(() =>
    select((panels.find(({ id }) => id !== undefined && id === initial) ?? panels[0])?.key),
  );
  const isTabbed = !isFixed && isWide !== undefined && (isWide || hasNarrowTabs);
  const isVertical = isTabbed && isWide && props.isVertical;
  const selected = Math.max(
    0,
    panels.findIndex(({ key }) => key === shown.selected),
  );

  useDeepLink(panels, hasLinks, ({ key }) =>
    setShown(isTabbed ? select(key) : (now) => toggle(now, key, true)),
  );
  const tabs = useTabs({
    count: panels.length,
    selected,
    onSelect(index) {
      const panel = panels[index];
      if (!panel) return;
      setShown(select(panel.key));
      onShow(panel, 'tab');
    },
    activation: props.activation ?? 'automatic',
    isVertical,
  });
  const panelOf = ({ panelId }: TabbedPanel, index: number) => {
    const properties = tabs.panel(index);
    return { ...properties, id: panelId ?? properties.id };
  };
  const onToggle = (panel: TabbedPanel, isToOpen: boolean) => {
    setShown((now) => (isTabbed ? select(panel.key) : toggle(now, panel.key, isToOpen)));
    if (isToOpen && !isTabbed) onShow(panel, 'section');
  };
  const iconOf = ({ icon }: TabbedPanel) => icon && <span className={styles['icon']}>{icon}</span>;

  return (
    <div
      className={styles['tabs']}
      data-layout={isTabbed ? (isVertical ? 'vertical' : 'horizontal') : 'sections'}
      data-fixed={isFixed || undefined}
    >
      {isTabbed && (
        <TabList
          list={tabs.list}
          tab={(index) => {
            const panel = panels[index];
            const properties = tabs.tab(index);
            return panel ? { ...properties, 'aria-controls': panelOf(panel, index).id } : properties;
          }}
          tabs={panels.map((panel) => ({ ...panel, icon: iconOf(panel) }))}
          selected={selected}
          labelledBy={props.labelledBy}
          label={props.label}
        />
      )}
      <div className={styles['panels']}>
        {panels.map((panel, index) => (
          <Disclosure
            key={panel.key}
            className={styles['panel']}
            label={<AccordionLabel panel={panel} />}
            headingLevel={level}
            icon={iconOf(panel)}
            isFixed={isFixed}
            isOpen={isTabbed ? index === selected : shown.open.has(panel.key)}
            onToggle={(isToOpen) => onToggle(panel, isToOpen)}
            isRegion={!isFixed && panels.length <= fewRegions}
            panelId={panelOf(panel, index).id}
            tabPanel={isTabbed ? panelOf(panel, index) : undefined}
          >
            {panel.content}
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

/** The whole title, with the note behind it where there is one. */
const AccordionLabel = ({ panel: { title, name = title, note } }: { readonly panel: TabbedPanel }) =>
  note ? (
    <span className={styles['label']}>
      <span>{name}</span> {note}
    </span>
  ) : (
    name
  );

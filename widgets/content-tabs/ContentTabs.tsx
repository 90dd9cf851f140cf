import { useId, useRef, useState, type ComponentProps } from 'react';
import { breakpoints } from '#src/page/breakpoints.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section } from '#src/section/Section.tsx';
import { Slot } from '#src/slots/Slot.tsx';
import { useSlots } from '#src/slots/useSlots.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TabList } from '#src/ui/TabList.tsx';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import { useTabs } from '#src/ui/useTabs.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './content-tabs.module.css';
import type en from './messages/en.json';
import { select, shownAtFirst, toggle, toPanels, type Panel } from './panels.ts';
import { useIsWide } from './useIsWide.ts';
import type widget from './widget.ts';

const LazyIcon = lazyComponent(async () => (await import('#src/remote-icon/AuthorsIcon.tsx')).AuthorsIcon);

/** Graphemes of a label that a tab shows (specification, section 9). */
const labelLength = 38;

/** Up to this many panels are landmarks; more of them would hide the others (APG: accordion). */
const fewRegions = 6;

/**
 * Panels under tabs (APG: tabs); where the column is narrow an accordion, or tabs that scroll. The elements of the panels
 * stay the same in both, so that what is in them keeps its state. An author sees all of them open.
 */
export function ContentTabs({ config }: WidgetProps<typeof widget>) {
  const { title, orientation, mobile, activation, deepLink } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  const isWide = useIsWide(column, breakpoints.tablet);
  const [all] = useState(() => toPanels(config.tabs));
  const slots = useSlots('tabs', all);
  const panels = all.filter(({ key, item }) => slots.hasContent(key) || item.body);
  const [shown, setShown] = useState(() => shownAtFirst(panels, config.activeItem));

  const isFixed = cmsMode === 'author' || panels.length === 1;
  const isTabbed = !isFixed && isWide !== undefined && (isWide || mobile === 'scroll');
  const isVertical = isTabbed && isWide && orientation === 'vertical';
  const found = panels.findIndex(({ key }) => key === shown.selected);
  const selected = Math.max(0, found);
  const report = ({ item }: Panel) => track({ event: 'tab_click', clickText: item.label });

  useDeepLink(panels, deepLink, ({ key }) =>
    setShown(isTabbed ? select(key) : (now) => toggle(now, key, true)),
  );
  const tabs = useTabs({
    count: panels.length,
    selected,
    onSelect(index) {
      const panel = panels[index];
      if (!panel) return;
      setShown(select(panel.key));
      report(panel);
    },
    activation: activation === 'manual' ? 'manual' : 'automatic',
    isVertical,
  });

  /** A link names the panel, unless it names the element in it. */
  const idOf = ({ id, slotId }: Panel) => (deepLink && id !== slotId ? id : undefined);
  const panelOf = (panel: Panel, index: number) => {
    const properties = tabs.panel(index);
    return { ...properties, id: idOf(panel) ?? properties.id };
  };
  const onToggle = (panel: Panel, isToOpen: boolean) => {
    setShown((now) => (isTabbed ? select(panel.key) : toggle(now, panel.key, isToOpen)));
    if (isToOpen && !isTabbed) report(panel);
  };
  const iconOf = ({ item }: Panel) =>
    item.iconName && (
      <span className={styles['icon']}>
        <LazyIcon name={item.iconName} />
      </span>
    );

  if (all.length === 0) return null;

  return (
    <Section
      ref={column}
      config={config}
      head={{ space: 'close' }}
      titleId={titleId}
      className={styles['section']}
    >
      <div
        className={styles['tabs']}
        data-layout={isTabbed ? (isVertical ? 'vertical' : 'horizontal') : 'accordion'}
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
            tabs={panels.map((panel) => {
              const { label } = panel.item;
              const cut = cutGraphemes(label, labelLength);
              const name = cut === label ? undefined : label;
              return { key: panel.key, title: cut, name, icon: iconOf(panel) };
            })}
            selected={selected}
            labelledBy={title ? titleId : undefined}
            label={title ? undefined : t('choose')}
          />
        )}
        <div className={styles['panels']}>
          {panels.map((panel, index) => (
            <PanelFrame
              key={panel.key}
              panel={panel}
              icon={iconOf(panel)}
              isFixed={isFixed}
              isOpen={isTabbed ? index === selected : shown.open.has(panel.key)}
              onToggle={(isToOpen) => onToggle(panel, isToOpen)}
              isRegion={!isFixed && panels.length <= fewRegions}
              panelId={panelOf(panel, index).id}
              tabPanel={isTabbed ? panelOf(panel, index) : undefined}
            >
              {panel.slotId && slots.hasContent(panel.key) && (
                <Slot id={panel.slotId} onRefused={(refusal) => slots.refuse(panel.key, refusal)} />
              )}
            </PanelFrame>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface PanelProps extends Omit<ComponentProps<typeof Disclosure>, 'label' | 'headingLevel'> {
  readonly panel: Panel;
}

/** A panel under its heading. It holds the element that the page gave it, else the author's text. */
function PanelFrame({ panel: { item }, children, ...disclosure }: PanelProps) {
  const level = useHeadingLevel();
  return (
    <Disclosure {...disclosure} className={styles['panel']} label={item.label} headingLevel={level}>
      {children || <RichText html={item.body} headingLevel={levelBelow(level)} />}
    </Disclosure>
  );
}

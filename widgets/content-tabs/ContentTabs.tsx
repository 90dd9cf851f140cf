import { useId, useRef, useState } from 'react';
import { breakpoints } from '#src/page/breakpoints.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section } from '#src/section/Section.tsx';
import { Slot } from '#src/slots/Slot.tsx';
import { useSlots } from '#src/slots/useSlots.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TabbedPanels } from '#src/ui/TabbedPanels.tsx';
import { useIsWide } from '#src/ui/useIsWide.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './content-tabs.module.css';
import type en from './messages/en.json';
import { toPanels, type Panel } from './panels.ts';
import type widget from './widget.ts';

const LazyIcon = lazyComponent(async () => (await import('#src/remote-icon/AuthorsIcon.tsx')).AuthorsIcon);

/** Graphemes of a label that a tab shows (specification, section 9). */
const labelLength = 38;

/** Panels under tabs; where the column is narrow an accordion, or tabs that scroll. An author sees all of them open. */
export function ContentTabs({ config }: WidgetProps<typeof widget>) {
  const { title, orientation, mobile, activeItem, activation, deepLink } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  const isWide = useIsWide(column, breakpoints.tablet);
  const [all] = useState(() => toPanels(config.tabs));
  const slots = useSlots('tabs', all);
  const panels = all.filter(({ key, item }) => slots.hasContent(key) || item.body);

  if (all.length === 0) return null;

  return (
    <Section
      ref={column}
      config={config}
      head={{ space: 'close' }}
      titleId={titleId}
      className={styles['section']}
    >
      <TabbedPanels
        isWide={isWide}
        panels={panels.map((panel) => ({
          key: panel.key,
          id: panel.id,
          // A link names the panel, unless it names the element in it.
          panelId: deepLink && panel.id !== panel.slotId ? panel.id : undefined,
          ...labelOf(panel.item),
          icon: panel.item.iconName && <LazyIcon name={panel.item.iconName} />,
          content:
            panel.slotId && slots.hasContent(panel.key) ? (
              <Slot id={panel.slotId} onRefused={(refusal) => slots.refuse(panel.key, refusal)} />
            ) : (
              <PanelText html={panel.item.body} />
            ),
        }))}
        initial={activeItem}
        isVertical={orientation === 'vertical'}
        hasNarrowTabs={mobile === 'scroll'}
        activation={activation === 'manual' ? 'manual' : 'automatic'}
        hasLinks={deepLink}
        isFixed={cmsMode === 'author' || panels.length === 1}
        labelledBy={title ? titleId : undefined}
        label={title ? undefined : t('choose')}
        onShow={({ title: shown, name }) => track({ event: 'tab_click', clickText: name ?? shown })}
      />
    </Section>
  );
}

/** What stands on a tab: the label, or its beginning and all of it as name. */
function labelOf({ label }: Panel['item']) {
  const title = cutGraphemes(label, labelLength);
  return { title, name: title === label ? undefined : label };
}

/** The author's text, whose headings stand below the panel's own. */
const PanelText = ({ html }: { readonly html: string }) => (
  <RichText html={html} headingLevel={levelBelow(useHeadingLevel())} />
);

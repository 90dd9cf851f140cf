import { useState } from 'react';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section as SectionFrame } from '#src/section/Section.tsx';
import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './accordion.module.css';
import type en from './messages/en.json';
import { openAtFirst, toggled, type Section } from './sections.ts';
import type widget from './widget.ts';

const LazyIcon = lazyComponent(async () => (await import('#src/remote-icon/AuthorsIcon.tsx')).AuthorsIcon);

/** With this many sections or more there is a button for all. */
const manySections = 3;

/** Up to this many panels are landmarks; more of them would hide the others (APG: accordion). */
const fewRegions = 6;

/** Foldable sections (APG: accordion): each a heading with a button, and a text that the button shows and hides. */
export function Accordion({ config }: WidgetProps<typeof widget>) {
  const { items, singleExpansion, deepLink } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const sections = deepLinkItems(items);
  const [open, setOpen] = useState(() => openAtFirst(sections, config.expandedItems, singleExpansion));

  const set = ({ key }: Section, isToOpen: boolean) =>
    setOpen((current) => toggled(current, key, isToOpen, singleExpansion));
  useDeepLink(sections, deepLink, (section) => set(section, true));

  if (sections.length === 0) return null;
  const report = (clickText: string) => track({ event: 'disclosure_open', clickText });
  const onToggle = (section: Section, isToOpen: boolean) => {
    set(section, isToOpen);
    if (isToOpen) report(section.item.heading);
  };
  const areAllOpen = sections.every(({ key }) => open.has(key));
  const toggleAll = () => {
    setOpen(new Set(areAllOpen ? [] : sections.map(({ key }) => key)));
    if (!areAllOpen) report(t('openAll'));
  };
  const hasControl = config.showAllControl && !singleExpansion && sections.length >= manySections;

  return (
    <SectionFrame
      config={config}
      columns={{
        main: styles['sections'],
        belowHead: hasControl && (
          <div className={styles['control']}>
            <Button look="stroke" size="small" onClick={toggleAll}>
              {areAllOpen ? t('closeAll') : t('openAll')}
            </Button>
          </div>
        ),
      }}
    >
      {sections.map((section) => (
        <Row
          key={section.key}
          section={section}
          isOpen={open.has(section.key)}
          onToggle={(isToOpen) => onToggle(section, isToOpen)}
          isRegion={sections.length <= fewRegions}
          panelId={deepLink ? section.id : undefined}
        />
      ))}
    </SectionFrame>
  );
}

interface RowProps {
  readonly section: Section;
  readonly isOpen: boolean;
  readonly onToggle: (isToOpen: boolean) => void;
  readonly isRegion: boolean;
  readonly panelId: string | undefined;
}

/** One section: its heading with the button, and its text. */
function Row({ section: { item }, ...disclosure }: RowProps) {
  const level = useHeadingLevel();
  return (
    <Disclosure
      {...disclosure}
      label={item.heading}
      headingLevel={level}
      icon={
        item.iconName && (
          <span className={styles['icon']}>
            <LazyIcon name={item.iconName} />
          </span>
        )
      }
    >
      <RichText html={item.body} headingLevel={levelBelow(level)} />
    </Disclosure>
  );
}

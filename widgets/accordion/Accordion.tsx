import { useState } from 'react';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section as SectionFrame } from '#src/section/Section.tsx';
import { SectionHead } from '#src/section/SectionHead.tsx';
import { addressed } from '#src/ui/addressed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import layout from '#src/ui/layout.module.css';
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

/** From so many sections on there is a button for all. */
const manySections = 3;

/** Up to so many panels are landmarks; more of them would hide the others (APG: accordion). */
const fewRegions = 6;

/** Foldable sections (APG: accordion): each a heading with a button, and a text that the button shows and hides. */
export function Accordion({ config }: WidgetProps<typeof widget>) {
  const { title, description, headingLevel, items, singleExpansion, deepLink } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const sections = addressed(items);
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
  const level = title ? ((headingLevel + 1) as 3 | 4 | 5) : headingLevel;

  return (
    <SectionFrame config={config}>
      {(titleId) => (
        <div className={layout['content']}>
          <div className={styles['section']}>
            {(title || description || hasControl) && (
              <div className={styles['side']}>
                <SectionHead id={titleId} title={title} description={description} level={headingLevel} />
                {hasControl && (
                  <div className={styles['control']}>
                    <Button look="stroke" size="small" onClick={toggleAll}>
                      {areAllOpen ? t('closeAll') : t('openAll')}
                    </Button>
                  </div>
                )}
              </div>
            )}
            <div className={styles['sections']}>
              {sections.map((section) => (
                <Disclosure
                  key={section.key}
                  label={section.item.heading}
                  headingLevel={level}
                  isOpen={open.has(section.key)}
                  onToggle={(isToOpen) => onToggle(section, isToOpen)}
                  isRegion={sections.length <= fewRegions}
                  panelId={deepLink ? section.id : undefined}
                  icon={
                    section.item.iconName && (
                      <span className={styles['icon']}>
                        <LazyIcon name={section.item.iconName} />
                      </span>
                    )
                  }
                >
                  <RichText html={section.item.body} headingLevel={Math.min(5, level + 1) as 3 | 4 | 5} />
                </Disclosure>
              ))}
            </div>
          </div>
        </div>
      )}
    </SectionFrame>
  );
}

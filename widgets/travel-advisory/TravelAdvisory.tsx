import { useId, useRef, useState } from 'react';
import { AsOf } from '#src/dated/AsOf.tsx';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { breakpoints } from '#src/page/breakpoints.ts';
import { Section } from '#src/section/Section.tsx';
import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TabbedPanels } from '#src/ui/TabbedPanels.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useIsWide } from '#src/ui/useIsWide.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import type en from './messages/en.json';
import { TopicText } from './TopicText.tsx';
import { audiencesOf, bySeverity, isFor } from './topics.ts';
import styles from './travel-advisory.module.css';
import type { Audience } from './widget.ts';
import type widget from './widget.ts';

const LazyIcon = lazyComponent(async () => (await import('#src/remote-icon/AuthorsIcon.tsx')).AuthorsIcon);

/** What visitors have to know, by topic: tabs in a wide column, an accordion in a narrow one, and a sheet on paper. */
export function TravelAdvisory({ config }: WidgetProps<typeof widget>) {
  const { title, topics, asOf, staleDays, filterByAudience, checklistExport } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  const isWide = useIsWide(sheet, breakpoints.tablet);
  const [chosen, setChosen] = useState<ReadonlySet<Audience>>(new Set());
  const [all] = useState(() => bySeverity(deepLinkItems(topics)));
  if (all.length === 0) return null;

  const shown = all.filter(({ item }) => isFor(item, chosen));
  const audiences = filterByAudience ? audiencesOf(topics) : [];

  return (
    <Section
      ref={sheet}
      config={config}
      label={t('name')}
      titleId={titleId}
      head={{ space: 'close' }}
      className={styles['advisory']}
    >
      <div className={styles['bar']}>
        {audiences.length > 0 && (
          <AudienceChoice
            audiences={audiences}
            chosen={chosen}
            onChoose={setChosen}
            found={chosen.size > 0 ? t('shown', { count: shown.length }) : ''}
          />
        )}
        {checklistExport && <PrintButton part={sheet}>{t('print')}</PrintButton>}
      </div>
      <AsOf asOf={asOf} staleDays={staleDays} />
      <div className={styles['topics']} data-checklist={checklistExport || undefined}>
        <TabbedPanels
          isWide={isWide}
          panels={shown.map(({ key, id, item }) => ({
            key,
            id,
            panelId: id,
            title: item.label,
            note: (
              <span className={styles['severity']} data-severity={item.severity}>
                {t(item.severity)}
              </span>
            ),
            icon: item.iconName && <LazyIcon name={item.iconName} />,
            content: <TopicText topic={item} staleDays={staleDays} />,
          }))}
          isVertical
          isFixed={cmsMode === 'author'}
          labelledBy={title ? titleId : undefined}
          label={title ? undefined : t('choose')}
          onShow={({ title: label }, as) =>
            track({ event: as === 'tab' ? 'tab_click' : 'disclosure_open', clickText: label })
          }
        />
      </div>
      <Source />
    </Section>
  );
}

/** Whose sheet it is and where it is found; on paper alone. A server may know the page by another host. */
function Source() {
  const { site, url } = usePage();
  if (!useHydrated()) return null;
  const { host, pathname } = new URL(url);
  return (
    <p className={styles['source']}>
      <span>{site.authorityName}</span>
      <bdi dir="ltr">{`${host}${pathname}`}</bdi>
    </p>
  );
}

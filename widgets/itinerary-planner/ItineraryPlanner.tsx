import { FavouritesWatch } from '#src/favourites/FavouritesWatch.tsx';
import { PrintedAddress } from '#src/planner/PrintedAddress.tsx';
import { Section } from '#src/section/Section.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useRef } from 'react';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import { OwnPlan } from './OwnPlan.tsx';
import { SharedPlan } from './SharedPlan.tsx';
import { usePlanner } from './usePlanner.ts';
import { useSharedPlan } from './useSharedPlan.ts';
import type widget from './widget.ts';

/** The visitor's own plan, or one that somebody else has shared by the page's address. */
export function ItineraryPlanner({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const frame = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const planner = usePlanner(config);
  const { shared, isReading, leave } = useSharedPlan(config);

  const toOwn = () => {
    leave();
    // The button that led here goes.
    place.current?.focus();
  };
  const isShared = shared !== undefined && 'plan' in shared;
  return (
    <Section
      ref={frame}
      config={isShared ? { ...config, title: t('shared'), description: t('sharedText') } : config}
      label={t('label')}
      note={cmsMode === 'author' && t('authorNote')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <FavouritesWatch />
      <div ref={place} tabIndex={-1} className={styles['place']} data-personal="">
        {shared && 'refused' in shared && (
          <p role="alert" className={styles['message']}>
            {t(linkRefusals[shared.refused])}
          </p>
        )}
        {isReading && (
          <Skeleton>
            <SkeletonBox shape="text" lines={8} />
          </Skeleton>
        )}
        {isShared && <SharedPlan shared={shared} planner={planner} onLeave={toOwn} />}
        {!isReading && !isShared && <OwnPlan config={config} planner={planner} frame={frame} place={place} />}
      </div>
      <PrintedAddress />
    </Section>
  );
}

const linkRefusals = {
  long: 'linkLong',
  version: 'linkVersion',
  damaged: 'linkDamaged',
  unsupported: 'linkUnsupported',
} as const;

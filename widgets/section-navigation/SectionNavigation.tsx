import { useId, useLayoutEffect, useRef, useState } from 'react';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import layout from '#src/ui/layout.module.css';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { hasRoom } from './has-room.ts';
import type en from './messages/en.json';
import styles from './section-navigation.module.css';
import { ScrollRow } from './ScrollRow.tsx';
import { SectionList } from './SectionList.tsx';
import { toTree } from './tree.ts';
import { useAddress } from './useAddress.ts';
import { useCurrent } from './useCurrent.ts';
import { useCurrentInView } from './useCurrentInView.ts';
import { useFollow } from './useFollow.ts';
import { useProgress } from './useProgress.ts';
import { useStickyState } from './useStickyState.ts';
import { useTargets } from './useTargets.ts';
import type widget from './widget.ts';

/** Fewer sections need no navigation. */
const fewest = 2;

/** The sections of the page: a list beside its content, or a row of chips that scrolls. */
export function SectionNavigation({ config }: WidgetProps<typeof widget>) {
  const { title, description, headingLevel, links, listType, showProgress, offset } = config;
  const t = useMessages<typeof en>();
  const isAuthoring = usePage().cmsMode === 'author';
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const { targets, missing } = useTargets(config, place);
  const isReady = targets.length >= fewest;

  // An author's links are there from the start; headings come late.
  const [keepsStill, setKeepsStill] = useState(links.length > 0 || isAuthoring);
  const placement = useStablePlacement(place, { isReady, isAnswer: keepsStill });
  useLayoutEffect(() => {
    if (isReady && hasRoom(place.current, targets.length)) setKeepsStill(true);
  }, [isReady, targets]);
  const isShown = isReady && (links.length > 0 || isAuthoring || placement === 'inPlace');
  const isSticky = config.sticky && !isAuthoring && isShown;

  const { current, choose } = useCurrent(place, targets, offset);
  useFollow(place, { targets, offset, onFollow: choose });
  useProgress(progress, isShown && showProgress);
  useStickyState(place, isSticky);
  useCurrentInView(place, current);
  useAddress(targets, offset);

  const note = missing.length > 0 && (
    <AuthorNote>{t('missing', { places: [...new Set(missing)].join(', ') })}</AuthorNote>
  );
  if (isAuthoring && !isShown) return note || null;
  return (
    <>
      {note}
      <div ref={place} className={styles['frame']} data-sticky={isSticky || undefined}>
        {isShown && (
          <nav
            className={layout['column']}
            aria-labelledby={title ? titleId : undefined}
            aria-label={title ? undefined : t('onThisPage')}
          >
            <div className={`${layout['content']} ${styles['content']}`}>
              <div className={styles['head']}>
                {title ? (
                  <Heading level={headingLevel} look="h4" id={titleId}>
                    {title}
                  </Heading>
                ) : (
                  <p>{t('onThisPage')}</p>
                )}
                {description && <p>{description}</p>}
              </div>
              <ScrollRow>
                <SectionList
                  branches={toTree(targets)}
                  isOrdered={listType === 'ordered'}
                  current={current}
                />
              </ScrollRow>
            </div>
            {showProgress && (
              <div className={styles['track']} aria-hidden="true">
                <div ref={progress} className={styles['progress']} />
              </div>
            )}
          </nav>
        )}
      </div>
    </>
  );
}

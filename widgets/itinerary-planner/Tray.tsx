import { useId } from 'react';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { heart } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { ReorderList } from '#src/ui/reorder/ReorderList.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { EntryHead } from './EntryHead.tsx';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import type { Entries } from './useEntries.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly entries: Entries;
}

/** What is saved and on no day yet; where nothing is saved, how to save something, and where to find it. */
export function Tray({ config: { emptyLinks }, entries }: Props) {
  const { tray, favourites } = entries;
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const hasFailed = favourites.status === 'failed';
  const hasNothing = entries.hasNothing && !hasFailed;
  const id = useId();
  return (
    <div className={styles['tray']}>
      <Heading level={useHeadingLevel()} look="h4" id={id}>
        {t('tray')}
      </Heading>
      {hasFailed && (
        <div className={styles['invitation']}>
          <p role="status">{t('trayFailed')}</p>
          <Button look="stroke" size="small" onClick={favourites.retry}>
            {shared('tryAgain')}
          </Button>
        </div>
      )}
      {hasNothing && (
        // Its room is kept until it is known, so that the days stay where they are.
        <div className={styles['invitation']} data-pending={favourites.status === 'pending' ? '' : undefined}>
          <Icon glyph={heart} />
          <p>{t('trayNone')}</p>
          {emptyLinks.length > 0 && (
            <ul role="list">
              {emptyLinks.map((cta) => (
                <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
                  <CtaButton cta={cta} size="small" />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ReorderList list={tray} labelledBy={id} empty={t(entries.hasNothing ? 'trayHint' : 'trayEmpty')}>
        {(entry, button) => (
          <article className={styles['card']}>
            <EntryHead entry={entry}>
              <span className={styles['buttons']}>
                {entry.item.isGone && entry.favourite && <LazyFavouriteButton item={entry.favourite} />}
                {button}
              </span>
            </EntryHead>
          </article>
        )}
      </ReorderList>
    </div>
  );
}

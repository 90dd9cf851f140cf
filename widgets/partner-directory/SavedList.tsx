import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { partnerQuery } from '#src/partners/partner-queries.ts';
import { nameIn } from '#src/partners/partner-text.ts';
import { profileHref } from '#src/partners/profile-href.ts';
import type { SavedPartners } from '#src/partners/useSavedPartners.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { DirectoryCard } from './DirectoryCard.tsx';
import type en from './messages/en.json';
import styles from './partner-directory.module.css';

export interface SavedListProps {
  readonly saved: SavedPartners;
  readonly profilePath: string | undefined;
  readonly level: HeadingLevel;
}

/** Companies that are shown at first, and that each press adds: each is a call. */
const step = 6;

/** The companies that the visitor has saved, side by side; of one that is no longer listed the number alone. */
export function SavedList({ saved, profilePath, level }: SavedListProps) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const api = useApi();
  const { language } = api.page;
  const { user } = useUser();
  const [shown, setShown] = useState(step);
  const ids = saved.ids.slice(0, shown);
  const entries = useQueries({ queries: ids.map((id) => partnerQuery(api, user, id)) });
  if (ids.length === 0) return <p>{t('noneSaved')}</p>;
  return (
    <div className={styles['saved']}>
      <ul role="list" aria-label={t('savedList')} className={styles['grid']}>
        {ids.map((id, index) => {
          const { data: entry, isError, refetch } = entries[index]!;
          const remove = (
            <Button look="stroke" size="small" onClick={() => saved.save(id, false)}>
              {t('remove')}
            </Button>
          );
          return (
            <li key={id}>
              {entry && (
                <DirectoryCard
                  partner={{ ...entry, companyName: nameIn(entry, language).text }}
                  href={profilePath && profileHref(profilePath, id)}
                  place={{ level, position: index + 1 }}
                  hasContacts
                  isOwn={false}
                  editPath={undefined}
                  saved={saved}
                />
              )}
              {entry === null && (
                <div className={styles['gone']}>
                  <p>{t('gone', { id })}</p>
                  {remove}
                </div>
              )}
              {isError && (
                <div className={styles['gone']}>
                  <p role="alert">{t('failed')}</p>
                  <Button look="stroke" size="small" onClick={() => void refetch()}>
                    {shared('tryAgain')}
                  </Button>
                </div>
              )}
              {entry === undefined && !isError && (
                <Skeleton>
                  <SkeletonBox shape="text" lines={4} />
                </Skeleton>
              )}
            </li>
          );
        })}
      </ul>
      {saved.ids.length > shown && (
        <Button look="stroke" size="small" onClick={() => setShown(shown + step)}>
          {t('moreSaved')}
        </Button>
      )}
    </div>
  );
}

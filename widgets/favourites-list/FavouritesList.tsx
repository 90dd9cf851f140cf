import { useEffect, useRef } from 'react';
import { identityOf } from '#src/api/user.ts';
import { FavouritesWatch } from '#src/favourites/FavouritesWatch.tsx';
import { Section } from '#src/section/Section.tsx';
import { useUser } from '#src/session/useUser.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourites-list.module.css';
import type en from './messages/en.json';
import { OwnList } from './OwnList.tsx';
import { SharedList } from './SharedList.tsx';
import { useSharedIds } from './useSharedIds.ts';
import type widget from './widget.ts';

/** What a visitor has saved, or what somebody else has shared by the page's address. */
export function FavouritesList({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const { user } = useUser();
  const { ids, leave } = useSharedIds();
  const place = useRef<HTMLDivElement>(null);
  const wasShared = useRef(false);

  useEffect(() => {
    // The button that led here has gone.
    if (!ids && wasShared.current) place.current?.focus();
    wasShared.current = ids !== undefined;
  }, [ids]);

  return (
    <Section
      config={ids ? { ...config, title: t('shared'), description: '' } : config}
      label={t('label')}
      note={cmsMode === 'author' && t('authorNote')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <FavouritesWatch />
      <div ref={place} tabIndex={-1} className={styles['place']}>
        {ids ? (
          <SharedList ids={ids} onLeave={leave} />
        ) : (
          <OwnList key={user ? identityOf(user) : ''} config={config} place={place} />
        )}
      </div>
    </Section>
  );
}

import { useMemo, useState, type ReactNode } from 'react';
import { fullName, initials, userPicture } from './names.ts';
import type { User } from '#src/api/user.ts';
import { user as userGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { favouritesQuery } from '#src/favourites/favourites-query.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './user-profile.module.css';

interface Props {
  readonly user: User;
  readonly hasPicture: boolean;
  /** How complete the profile is, where that is shown. */
  readonly children: ReactNode;
}

/** Who the visitor is at a glance: picture or initials, names, mail address, how many favourites. */
export function ProfileCard({ user, hasPicture, children }: Props) {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const api = useApi();
  const query = useMemo(() => ({ ...favouritesQuery(api, user), gcTime: Infinity }), [api, user]);
  const favourites = useCachedQuery(query)?.data;
  const name = fullName(user, language);
  return (
    <div className={styles['card']}>
      <Portrait key={user.pictureUrl} user={user} hasPicture={hasPicture} />
      <div className={styles['about']}>
        <Heading level={headingLevel} look="h3">
          {name || user.email || t('label')}
        </Heading>
        {name && user.email && (
          <p className={styles['quiet']}>
            <bdi>{user.email}</bdi>
          </p>
        )}
        {favourites && favourites.length > 0 && (
          <p className={styles['quiet']}>{t('favourites', { count: favourites.length })}</p>
        )}
      </div>
      {children}
    </div>
  );
}

function Portrait({ user, hasPicture }: Pick<Props, 'user' | 'hasPicture'>) {
  const { url } = usePage();
  const [hasFailed, setFailed] = useState(false);
  const picture = hasPicture && !hasFailed ? userPicture(user, url) : undefined;
  const letters = initials(user);
  return (
    <span className={styles['portrait']} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width={96} height={96} onError={() => setFailed(true)} />
      ) : letters ? (
        <span translate="no">{letters}</span>
      ) : (
        <Icon glyph={userGlyph} size={24} />
      )}
    </span>
  );
}

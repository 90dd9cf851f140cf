import { useState } from 'react';
import { user as userGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { User } from '#src/api/user.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './user-menu.module.css';
import { initials, userPicture } from './user-name.ts';

/** The visitor's picture, else the first letters of the names; the name stands beside it. */
export function Avatar({ user }: { readonly user: User }) {
  const { url } = usePage();
  const [hasFailed, setFailed] = useState(false);
  const picture = userPicture(user, url);
  const letters = initials(user);
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {picture && !hasFailed ? (
        <img src={picture} alt="" width={36} height={36} onError={() => setFailed(true)} />
      ) : letters ? (
        <span translate="no">{letters}</span>
      ) : (
        <Icon glyph={userGlyph} size={20} />
      )}
    </span>
  );
}

import { useState, type ReactNode } from 'react';
import { Icon } from '#src/icon/Icon.tsx';
import { safeSource } from '#src/text/safe-link.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { medal } from './glyphs.ts';
import styles from './learning.module.css';
import type { Badge } from './learning.schema.ts';
import { useLearningMessages } from './messages.ts';

interface Props {
  readonly badge: Badge;
  /** Address of its picture; without one its own icon, if that is an address, else a general one. */
  readonly picture?: string | undefined;
  /** It is among those that are announced. */
  readonly isNew?: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A badge: earned, with the day, or not yet, with what it is earned by. */
export function BadgeTile({ badge, picture, isNew = false, children }: Props) {
  const t = useLearningMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const { badgeId, title, icon, earnedOn, criteria } = badge;
  const isEarned = earnedOn !== '';
  const date = format.date(earnedOn, { dateStyle: 'long' });
  return (
    <li className={styles['badge']} data-earned={isEarned || undefined}>
      <BadgePicture address={picture ?? (icon.includes('/') ? icon : undefined)} />
      <div className={styles['badgeWords']}>
        <Heading level={level} look="h4">
          <bdi>{title || badgeId}</bdi>
        </Heading>
        <p className={styles['state']}>
          {isNew && <span className={styles['new']}>{t('new')}</span>}
          <span>{isEarned ? (date ? t('earnedOn', { date }) : t('earned')) : t('notEarned')}</span>
        </p>
        {criteria && !isEarned && <p className={styles['quiet']}>{criteria}</p>}
        {children}
      </div>
    </li>
  );
}

/** A picture that says nothing which the words do not. One that fails gives way to the general badge. */
function BadgePicture({ address }: { readonly address: string | undefined }) {
  const { url } = usePage();
  const source = address === undefined ? undefined : safeSource(address, url);
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles['picture']}>
      {source === undefined || source === failed ? (
        <Icon glyph={medal} size={24} />
      ) : (
        <img
          src={source}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(source)}
        />
      )}
    </span>
  );
}

import { BadgeList } from '#src/learning/BadgeList.tsx';
import { BadgeTile } from '#src/learning/BadgeTile.tsx';
import type { Badge } from '#src/learning/learning.schema.ts';
import { Loaded } from '#src/learning/Loaded.tsx';
import type { Known } from '#src/learning/useLearning.ts';
import { ShareButton } from '#src/outputs/ShareButton.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly known: Known<readonly Badge[]>;
  /** Those that are announced. */
  readonly fresh: readonly Badge[];
}

/** Badges that are earned, the last one first, and those that can be. */
export function BadgeWall({ config, known, fresh }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { badgeImages, catalogueLink } = config;
  const pictureOf = ({ badgeId }: Badge) =>
    Object.hasOwn(badgeImages, badgeId) ? badgeImages[badgeId] : undefined;
  return (
    <Loaded known={known}>
      {(badges) => {
        const earned = badges.filter(({ earnedOn }) => earnedOn !== '').toSorted(lastFirst);
        const next = badges.filter(({ earnedOn }) => earnedOn === '');
        if (badges.length === 0) return <p className={styles['empty']}>{t('noBadges')}</p>;
        const groups = [
          ['earned', earned],
          ['next', next],
        ] as const;
        return (
          <div className={styles['parts']}>
            {groups.map(
              ([key, group]) =>
                group.length > 0 && (
                  <div key={key} className={styles['part']}>
                    <Heading level={level} look="h3">
                      {t(key)}
                    </Heading>
                    <HeadingLevelContext value={levelBelow(level)}>
                      <BadgeList label={t(key)}>
                        {group.map((badge) => (
                          <BadgeTile
                            key={badge.badgeId}
                            badge={badge}
                            picture={pictureOf(badge)}
                            isNew={fresh.some(({ badgeId }) => badgeId === badge.badgeId)}
                          >
                            {key === 'earned' && <Share badge={badge} address={catalogueLink} />}
                          </BadgeTile>
                        ))}
                      </BadgeList>
                    </HeadingLevelContext>
                  </div>
                ),
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

const lastFirst = (one: Badge, other: Badge) => other.earnedOn.localeCompare(one.earnedOn, 'en');

/** Shares the page of all courses in a badge's name; the page itself is behind sign-in. */
function Share({ badge, address }: { readonly badge: Badge; readonly address: string | undefined }) {
  const t = useMessages<typeof en>();
  const title = badge.title || badge.badgeId;
  return (
    <ShareButton
      title={t('shareText', { title })}
      label={t('share', { title })}
      copied={t('copied')}
      fieldLabel={t('linkField')}
      address={address}
    />
  );
}

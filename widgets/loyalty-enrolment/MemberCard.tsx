import { useId } from 'react';
import type { Membership } from '#src/account/account.schema.ts';
import type { User } from '#src/api/user.ts';
import { saysFamilyFirst } from '#src/i18n/family-first.ts';
import { chooseImage } from '#src/media/choose-image.ts';
import { Image } from '#src/media/Image.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Meter } from '#src/ui/Meter.tsx';
import { OrnamentBand } from '#src/ui/OrnamentBand.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { CardNumber } from './CardNumber.tsx';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';
import { pointsOf, progressOf, tierName, type Tier } from './tiers.ts';
import type { Config } from './widget.ts';

/** Fetched with the first card. */
const LazyQrCode = lazyComponent(async () => (await import('#src/outputs/QrCode.tsx')).QrCode);

interface Props {
  readonly config: Config;
  readonly membership: Membership;
  readonly tiers: readonly Tier[];
  readonly programme: string;
  readonly user: User;
}

/** The card of a member, the points, and how far the next tier is. */
export function MemberCard({ config, membership, tiers, programme, user }: Props) {
  const { cardImage, showQr, cta } = config;
  const t = useMessages<typeof en>();
  const headingLevel = useHeadingLevel();
  const { language } = usePage();
  const { firstName, lastName } = user;
  const number = membership.number.trim();
  const tier = tierName(membership.tier, tiers);
  const names = saysFamilyFirst(language) ? [lastName, firstName] : [firstName, lastName];
  const hasPicture = cardImage && chooseImage(cardImage);
  return (
    <div className={styles['member']}>
      <div className={styles['card']} data-ground="night">
        {hasPicture ? (
          <div className={styles['picture']}>
            <Image
              image={cardImage}
              ratio="fill"
              sizes="(min-width: 1000px) 640px, 100vw"
              isDrawing={cardImage.drawing}
            />
          </div>
        ) : (
          <OrnamentBand />
        )}
        <div className={styles['face']}>
          <div className={styles['words']}>
            <Heading level={headingLevel} look="h3">
              <span dir="auto">{programme}</span>
            </Heading>
            {tier && (
              <p className={styles['cardTier']}>
                <span>{t('tier')}</span> <bdi>{tier}</bdi>
              </p>
            )}
            <p className={styles['holder']}>
              <bdi>{names.filter(Boolean).join(' ')}</bdi>
            </p>
            <CardNumber number={number} />
          </div>
          {showQr && number && (
            <div className={styles['qr']}>
              <LazyQrCode address={number} label={t('qr')} isAlone />
            </div>
          )}
        </div>
      </div>
      <Points membership={membership} tiers={tiers} />
      {cta && <CtaButton cta={cta} />}
    </div>
  );
}

function Points({ membership, tiers }: Pick<Props, 'membership' | 'tiers'>) {
  const t = useMessages<typeof en>();
  const id = useId();
  const progress = progressOf(membership, tiers);
  const isHighest = !progress && tiers.length > 0 && tiers.at(-1)?.key === membership.tier;
  const next = progress?.next ?? '';
  return (
    <div className={styles['points']}>
      <p className={styles['sum']}>{t('points', { count: pointsOf(membership) })}</p>
      {progress && (
        <>
          <Meter percent={progress.percent} labelledBy={id} />
          <p id={id}>
            {progress.missing === 0
              ? t('reached')
              : next
                ? t('missingTo', { count: progress.missing, tier: next })
                : t('missing', { count: progress.missing })}
          </p>
        </>
      )}
      {isHighest && <p>{t('highest')}</p>}
    </div>
  );
}

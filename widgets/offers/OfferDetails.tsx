import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { lock as lockGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import { FactList } from '#src/ui/FactList.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { OfferCode } from './OfferCode.tsx';
import { useAudienceText, useDaysText, usePeriodText } from './offer-texts.ts';
import { isOpenTo, isUsable, type OfferView } from './offer-view.ts';
import styles from './offer-dialog.module.css';
import { UnlockButton } from './UnlockButton.tsx';

interface Props {
  readonly view: OfferView;
  /** Whether its code is shown without a press. */
  readonly isRevealed: boolean;
}

const later = <NotLoaded className={undefined} />;

/** An offer whole: what it is, how long, its terms, and its code or why there is none. */
export function OfferDetails({ view, isRevealed }: Props) {
  const { offer, period, lock, way } = view;
  const { title, body, terms, partnerName, city, discountLabel, remaining, stackable } = offer;
  const t = useMessages<typeof en>();
  const daysText = useDaysText();
  const periodText = usePeriodText();
  const audienceText = useAudienceText(useValueWords(offer.minTier !== '').wordFor);
  const code = isOpenTo(view) ? (offer.code?.trim() ?? '') : '';
  const isCounted = period.phase === 'ended' || period.daysLeft !== undefined;

  return (
    <>
      {discountLabel && (
        <p className={styles['discount']}>
          <bdi>{discountLabel}</bdi>
        </p>
      )}
      {body && <RichText html={body} headingLevel={3} otherwise={later} />}
      <FactList
        facts={[
          [t('partner'), partnerName && <bdi key="partner">{partnerName}</bdi>],
          [t('place'), city && <bdi key="city">{city}</bdi>],
          [t('valid'), periodText(period)],
          [t('stillThere'), isCounted && daysText(period)],
          [t('remaining'), remaining !== undefined && t('left', { count: Math.max(0, remaining) })],
          [t('for'), audienceText(offer)],
        ]}
      />
      {isUsable(view) && lock && (
        <div className={styles['lock']} aria-busy={lock === 'checking' || undefined} role="group">
          <Icon glyph={lockGlyph} size={24} />
          <p>{t(lock)}</p>
          <UnlockButton lock={lock} way={way} />
        </div>
      )}
      {code !== '' && (
        <OfferCode code={code} title={title} isRevealed={isRevealed} isPersonal={offer.audience !== 'all'} />
      )}
      {(terms || stackable) && (
        <div className={styles['terms']}>
          <Heading level={3} look="h4">
            {t('terms')}
          </Heading>
          {terms && <RichText html={terms} headingLevel={4} otherwise={later} />}
          {stackable && <p>{t('stackable')}</p>}
        </div>
      )}
    </>
  );
}

import { pictureAt } from '#src/cards/item.ts';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import { InPlaceLink } from '#src/catalogue/InPlaceLink.tsx';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { clock } from '#src/icon/common-glyphs.ts';
import { lock as lockGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import button from '#src/ui/button.module.css';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { isUsable, type OfferView } from './offer-view.ts';
import styles from './offers.module.css';
import { useAudienceText, useDaysText } from './offer-texts.ts';
import { UnlockButton } from './UnlockButton.tsx';

interface Props extends OfferView {
  readonly place: CardPlace;
  readonly hasHeart: boolean;
  /** Query of the address with this offer open. */
  readonly query: string;
  readonly onOpen: () => void;
}

const sizes = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';

/** An offer as a ticket: what one saves, of whom, how long, and the way to its code. */
export function OfferCard({ place, hasHeart, query, onOpen, ...view }: Props) {
  const { offer, period, lock, way, endingSoonDays } = view;
  const { id, type, title, description, url = '', featureImage = '', partnerName, city } = offer;
  const t = useMessages<typeof en>();
  const daysText = useDaysText();
  const audienceText = useAudienceText(useValueWords(offer.minTier !== '').wordFor);
  const picture = offer.image ?? pictureAt(featureImage);
  const isEnded = period.phase === 'ended';
  const isSoon = period.daysLeft !== undefined && period.daysLeft <= endingSoonDays;
  const audience = audienceText(offer);
  const when = daysText(period);

  return (
    <article className={styles['offer']} data-ended={isEnded || undefined}>
      <div className={styles['upper']}>
        <div className={styles['picture']}>
          {picture && <Image image={picture} ratio="16:9" sizes={sizes} isDrawing={picture.drawing} />}
          {offer.discountLabel && (
            <p className={styles['badge']}>
              <bdi>{offer.discountLabel}</bdi>
            </p>
          )}
        </div>
        <div className={styles['body']}>
          {(partnerName || city) && (
            <p className={styles['partner']}>
              {[partnerName, city].filter(Boolean).map((name) => (
                <bdi key={name}>{name}</bdi>
              ))}
            </p>
          )}
          <Heading level={place.level} look="h3">
            <InPlaceLink className={styles['link']} query={query} onFollow={onOpen}>
              <span dir="auto">{title}</span>
            </InPlaceLink>
          </Heading>
          {description && (
            <p className={styles['text']} dir="auto">
              {description}
            </p>
          )}
          {lock && audience && !isEnded && (
            <p className={styles['audience']}>
              <Icon glyph={lockGlyph} size={16} />
              <span>{audience}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles['foot']}>
        <div className={styles['days']} data-soon={isSoon || undefined}>
          {when && <Icon glyph={clock} size={20} />}
          <div>
            {isSoon && <p>{t('endingSoon')}</p>}
            {when && <p>{when}</p>}
            {offer.remaining !== undefined && !isEnded && (
              <p>{t('left', { count: Math.max(0, offer.remaining) })}</p>
            )}
          </div>
        </div>
        {lock !== 'checking' &&
          isUsable(view) &&
          (lock === 'signIn' || lock === 'business' ? (
            <UnlockButton lock={lock} way={way} />
          ) : (
            // It says where the title's link leads; read out, it would be a second link to the same place.
            <span className={`${button['button']} ${button['stroke']} ${button['small']}`} aria-hidden="true">
              <span>{t('see')}</span>
            </span>
          ))}
      </div>
      {hasHeart && id && (
        <div className={styles['heart']}>
          <LazyFavouriteButton item={{ id, type, title, url, featureImage }} />
        </div>
      )}
    </article>
  );
}

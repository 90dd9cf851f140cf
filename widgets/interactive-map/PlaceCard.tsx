import { useId } from 'react';
import type { Fact } from '#src/cards/fact.ts';
import { cardOf } from '#src/cards/item.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { Icon } from '#src/icon/Icon.tsx';
import { directions } from '#src/map/directions.ts';
import { MapCard } from '#src/map/MapCard.tsx';
import { Image } from '#src/media/Image.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './interactive-map.module.css';
import type en from './messages/en.json';
import { wholeItem, type Place } from './places.ts';

/** What a card shows beside the name. */
export type CardPart = 'picture' | 'description' | 'categories' | 'facts';

interface Props {
  readonly place: Place;
  readonly parts: readonly CardPart[];
  readonly facts: readonly Fact[];
  readonly onClose: () => void;
}

/** The card of a place. */
export function PlaceCard({ place, parts, facts, onClose }: Props) {
  const { position, categories } = place;
  const item = wholeItem(place);
  const { title, description, id, type, featureImage = '' } = item;
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const headingId = useId();
  const { picture, address } = cardOf(item);
  const shows = (part: CardPart) => parts.length === 0 || parts.includes(part);

  return (
    <MapCard
      name={t('card', { title })}
      headingId={headingId}
      hasPicture={picture !== undefined && shows('picture')}
      onClose={onClose}
    >
      {picture && shows('picture') && (
        <div className={styles['picture']}>
          <Image image={picture} ratio="16:9" sizes="24rem" isDrawing={picture.drawing} />
        </div>
      )}
      <div className={styles['words']}>
        {categories.length > 0 && parts.includes('categories') && (
          <p className={styles['kinds']}>{categories.map(({ label }) => label).join(' · ')}</p>
        )}
        <Heading level={level} look="h4" id={headingId}>
          <Link href={address} event={{ event: 'item_click', clickText: title }}>
            <span dir="auto">{title}</span>
          </Link>
        </Heading>
        {description && shows('description') && (
          <p className={styles['text']} dir="auto">
            {description}
          </p>
        )}
        {facts.length > 0 && shows('facts') && (
          <ul className={styles['facts']} role="list">
            {facts.map(({ name, icon, text }) => (
              <li key={name}>
                <Icon glyph={icon} size={16} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles['actions']}>
          {position && (
            <Link
              className={styles['directions']}
              href={directions.google(position)}
              opensNewWindow
              event={{ event: 'cta_click', clickText: t('directions') }}
            >
              {t('directions')}
            </Link>
          )}
          <span>
            {id && <LazyFavouriteButton item={{ id, type, title, url: address ?? '', featureImage }} />}
          </span>
        </div>
      </div>
    </MapCard>
  );
}

import type { ReactNode } from 'react';
import { arrow, sun } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { SignInGate } from '#src/sign-in/SignInGate.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link, type LinkAccess } from '#src/ui/Link.tsx';
import styles from './card.module.css';
import type { Fact } from './fact.ts';
import { cardOf, type CardItem } from './item.ts';

/** How cards look: picture above, picture behind, picture beside, words alone, picture alone. */
export type CardVariant = 'card' | 'overlay' | 'compact' | 'links' | 'logo';

interface Props {
  readonly item: CardItem;
  readonly variant: CardVariant;
  /** Level of its heading in the outline of the page. */
  readonly level: HeadingLevel;
  /** Whether its first two categories are shown. */
  readonly showCategories: boolean;
  /** How wide its picture is on screen, as in `sizes` of an img. */
  readonly sizes: string;
  /** Its place in its list, from 1, which a click reports. */
  readonly position: number;
  /** Short facts under its text. */
  readonly facts?: readonly Fact[] | undefined;
  /** A control of 44 px of its own, as a heart: over the picture, at its end; where there is none, beside the words. */
  readonly corner?: ReactNode;
  /** Words, links and controls of its own under its text, as where it is booked; they stand beside the title's link, not in it. */
  readonly foot?: ReactNode;
}

const ratios = { card: '4:3', overlay: 'fill', compact: '1:1', links: undefined, logo: '4:3' } as const;

/** A time of day among the categories of a tile: the hour a place is at its best (design, section 1). */
const isHour = (category: string) => /^\d{1,2}:\d\d$/.test(category);

/**
 * One card. It is clickable as a whole, through the one link in its title (design, section 7: "Card"). Where nobody can
 * sign in for a card that needs it, the card stays, and leads nowhere.
 */
export function Card(props: Props) {
  const card = cardOf(props.item);
  return (
    <SignInGate target={card.requiresLogin ? card.address : undefined}>
      {(access) => <CardFace {...props} card={card} access={access} />}
    </SignInGate>
  );
}

function CardFace({
  card,
  variant,
  level,
  showCategories,
  sizes,
  position,
  facts,
  corner,
  foot,
  access,
}: Omit<Props, 'item'> & { readonly card: ReturnType<typeof cardOf>; readonly access: LinkAccess }) {
  const { title, description, address, picture, ctaLabel, targetInNewWindow, ctaData } = card;
  const ratio = ratios[variant];
  const hasText = variant !== 'links' && variant !== 'logo';
  const categories = showCategories && hasText ? card.categories.slice(0, 2) : [];
  const isTile = variant === 'overlay';
  const isClosed = access.kind === 'closed';

  return (
    <article className={styles[variant]} data-ground={isTile ? 'night' : undefined}>
      {picture && ratio && (
        <div className={styles['picture']}>
          <Image image={picture} ratio={ratio} sizes={sizes} isDrawing={picture.drawing} />
        </div>
      )}
      {isTile && categories.length > 0 && (
        <p className={styles['pill']}>
          {categories.some(isHour) && <Icon glyph={sun} size={16} />}
          {categories.map((category) => (
            <bdi key={category}>{category}</bdi>
          ))}
        </p>
      )}
      <div className={styles['body']}>
        {!isTile && categories.length > 0 && (
          <ul className={styles['tags']}>
            {categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
        )}
        <Heading level={level} look={variant === 'compact' || variant === 'links' ? 'h4' : 'h3'}>
          <Link
            className={styles['link']}
            href={isClosed ? undefined : address}
            opensNewWindow={targetInNewWindow}
            access={isClosed ? undefined : access}
            event={{ event: 'item_click', clickText: title, ctaData, dataLayer: { position } }}
          >
            <span dir="auto">{title}</span>
          </Link>
        </Heading>
        {description && hasText && (
          <p className={styles['text']} dir="auto">
            {description}
          </p>
        )}
        {facts && facts.length > 0 && hasText && (
          // Safari forgets that a list without bullets is one.
          <ul className={styles['facts']} role="list">
            {facts.map(({ name, icon, text }) => (
              <li key={name}>
                <Icon glyph={icon} size={16} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {variant === 'links' && <Icon glyph={arrow} size={20} />}
        {ctaLabel && variant === 'card' && !isClosed && (
          // It says where the title's link leads; read out, it would be a second link to the same place.
          <p className={styles['action']} aria-hidden="true">
            <span>{ctaLabel}</span>
            <Icon glyph={arrow} size={20} />
          </p>
        )}
        {foot && hasText && <div className={styles['foot']}>{foot}</div>}
      </div>
      {corner && <div className={styles['corner']}>{corner}</div>}
    </article>
  );
}

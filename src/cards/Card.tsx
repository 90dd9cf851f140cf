import { arrow, sun } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { SignInGate } from '#src/sign-in/SignInGate.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Link, type LinkAccess } from '#src/ui/Link.tsx';
import styles from './card.module.css';
import type { Item } from './item.schema.ts';
import { pictureOf } from './item.ts';

/** How cards look: picture above, picture behind, picture beside, words alone, picture alone. */
export type CardVariant = 'card' | 'overlay' | 'compact' | 'links' | 'logo';

interface Props {
  readonly item: Item;
  readonly variant: CardVariant;
  /** Level of its heading in the outline of the page. */
  readonly level: 2 | 3 | 4 | 5;
  /** Whether its first two categories are shown. */
  readonly showCategories: boolean;
  /** How wide its picture is on screen, as in `sizes` of an img. */
  readonly sizes: string;
}

const ratios = { card: '4:3', overlay: 'fill', compact: '1:1', links: undefined, logo: '4:3' } as const;

/** A time of day among the categories of a tile: the hour a place is at its best (design, section 1). */
const isHour = (category: string) => /^\d{1,2}:\d\d$/.test(category);

/**
 * One card. It is clickable as a whole, through the one link in its title (design, section 7: "Card"). Where nobody can
 * sign in for a card that needs it, the card stays, and leads nowhere.
 */
export function Card(props: Props) {
  const { requiresLogin } = props.item;
  return (
    <SignInGate target={requiresLogin ? addressOf(props.item) : undefined}>
      {(access) => <CardFace {...props} access={access} />}
    </SignInGate>
  );
}

const addressOf = ({ url, ctaLink }: Item) => url ?? ctaLink;

function CardFace({
  item,
  variant,
  level,
  showCategories,
  sizes,
  access,
}: Props & { readonly access: LinkAccess }) {
  const { title, description, ctaLabel, targetInNewWindow, ctaData } = item;
  const picture = pictureOf(item);
  const ratio = ratios[variant];
  const categories =
    showCategories && variant !== 'links' && variant !== 'logo' ? item.categories.slice(0, 2) : [];
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
            href={isClosed ? undefined : addressOf(item)}
            opensNewWindow={targetInNewWindow}
            access={isClosed ? undefined : access}
            event={{ event: 'item_click', clickText: title, ctaData }}
          >
            <span dir="auto">{title}</span>
          </Link>
        </Heading>
        {description && variant !== 'links' && variant !== 'logo' && (
          <p className={styles['text']} dir="auto">
            {description}
          </p>
        )}
        {variant === 'links' && <Icon glyph={arrow} size={20} />}
        {ctaLabel && variant === 'card' && !isClosed && (
          // It says where the title's link leads; read out, it would be a second link to the same place.
          <p className={styles['action']} aria-hidden="true">
            <span>{ctaLabel}</span>
            <Icon glyph={arrow} size={20} />
          </p>
        )}
      </div>
    </article>
  );
}

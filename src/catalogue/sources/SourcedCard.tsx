import { Card } from '#src/cards/Card.tsx';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import type { SourcedItem } from './card-list.ts';
import type { CardsConfig } from './cards.schema.ts';

interface Props {
  readonly item: SourcedItem;
  readonly config: CardsConfig;
  /** How wide its picture is on screen, as in `sizes` of an img. */
  readonly sizes: string;
  /** Its place in its list, from 1. */
  readonly position: number;
}

/** A card of a list, with its heart, as the author of the list wants it. */
export function SourcedCard({ item, config, sizes, position }: Props) {
  const { variant, showCategories, showFavourite } = config;
  const level = useHeadingLevel();
  return (
    <Card
      item={item}
      variant={variant}
      level={level}
      showCategories={showCategories}
      sizes={sizes}
      position={position}
      corner={showFavourite && item.id && <LazyFavouriteButton item={favouriteOf(item)} />}
    />
  );
}

/** Tells a card of a list from the others. */
export const keyOf = ({ id, url, ctaLink, title }: SourcedItem): string => `${id} ${url ?? ctaLink ?? title}`;

/** What is kept of a card among the favourites. */
const favouriteOf = ({ id, type, title, url, ctaLink, featureImage, image }: SourcedItem) => ({
  id,
  type,
  title,
  url: url ?? ctaLink ?? '',
  featureImage: featureImage ?? image?.desktopImage ?? '',
});

import type { ReactNode } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { Card } from '#src/cards/Card.tsx';
import type { Fact } from '#src/cards/fact.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import type { CardPlace } from './CatalogueSection.tsx';

interface Props {
  readonly item: FullItem;
  readonly place: CardPlace;
  readonly facts: readonly Fact[];
  /** Whether visitors may keep it. */
  readonly hasHeart: boolean;
  /** Stands under its facts. */
  readonly foot?: ReactNode;
}

/** How wide a picture is drawn; one of 16:9 that covers a box of 4:3 is a third wider than the box. */
const sizes = {
  grid: '(min-width: 1024px) 30vw, (min-width: 768px) 67vw, 133vw',
  list: '128px',
} as const;

/** An item of a catalogue: a card or a row, with its short facts and its heart. Beside a map its text is on the map alone. */
export function CatalogueCard({ item, place, facts, hasHeart, foot }: Props) {
  const { id, type, title, url = '', featureImage = '' } = item;
  const { view, level, position, onMap } = place;
  return (
    <Card
      item={onMap === 'entry' ? { ...item, description: '' } : item}
      variant={view === 'grid' ? 'card' : 'compact'}
      level={level}
      showCategories
      sizes={sizes[view]}
      position={position}
      facts={facts}
      foot={foot}
      corner={hasHeart && id && <LazyFavouriteButton item={{ id, type, title, url, featureImage }} />}
    />
  );
}

import { memo } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { useFacts } from '#src/cards/facts/useFacts.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';

interface Props extends CardPlace {
  readonly item: FullItem;
  readonly factsOf: ReturnType<typeof useFacts>;
  readonly hasHeart: boolean;
}

/** The card of an item; while a visitor filters hundreds, those that stay are not drawn anew. */
export const ContentCard = memo(function ContentCard({ item, factsOf, hasHeart, ...place }: Props) {
  return <CatalogueCard item={item} place={place} facts={factsOf(item)} hasHeart={hasHeart} />;
});

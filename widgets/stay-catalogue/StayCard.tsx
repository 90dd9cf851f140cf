import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { useFacts } from '#src/cards/facts/useFacts.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import { StayFoot } from './StayFoot.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly item: FullItem;
  readonly place: CardPlace;
  readonly config: Config;
  readonly factsOf: ReturnType<typeof useFacts>;
}

/** A house: its class, amenities and prices in words, whether it is open, and the ways to book and call it. */
export function StayCard({ item, place, config, factsOf }: Props) {
  // All are of one kind: what a card says above its title is where the house stands.
  const { city, region, categories } = item;
  const where = [...new Set([city, region])].filter(Boolean);
  return (
    <CatalogueCard
      item={{ ...item, categories: where.length > 0 ? where : categories }}
      place={place}
      facts={factsOf(item)}
      hasHeart={config.showFavourite}
      foot={place.onMap !== 'entry' && <StayFoot item={item} position={place.position} config={config} />}
    />
  );
}

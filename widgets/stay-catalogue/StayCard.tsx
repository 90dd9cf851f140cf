import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { useFacts } from '#src/cards/facts/useFacts.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import type { ValueWords } from '#src/catalogue/useValueWords.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { StayFoot } from './StayFoot.tsx';
import type { Config } from './widget.ts';

interface Props extends Pick<ValueWords, 'wordFor'> {
  readonly item: FullItem;
  readonly place: CardPlace;
  readonly config: Config;
  /** Amenities that visitors filter by. */
  readonly wanted: readonly string[] | undefined;
  readonly factsOf: ReturnType<typeof useFacts>;
}

/** Amenities that a card names; a good house has a dozen. */
const mostAmenities = 4;

/** A house: its class, amenities and prices in words, whether it is open, and the ways to book and call it. */
export function StayCard({ item, place, config, wanted, factsOf, wordFor }: Props) {
  const t = useMessages<typeof en>();
  const known = item.amenities.filter((amenity) => wordFor('amenities', amenity) !== undefined);
  // What visitors look for is what they want to see on each card.
  const first = known.toSorted((a, b) => Number(wanted?.includes(b)) - Number(wanted?.includes(a)));
  const more = known.length - mostAmenities;
  const facts = factsOf({ ...item, amenities: first.slice(0, mostAmenities) }).map((fact) =>
    fact.name === 'amenities' && more > 0
      ? { ...fact, text: t('andMore', { amenities: fact.text, count: more }) }
      : fact,
  );
  // All are of one kind: what a card says above its title is where the house stands.
  const { city, region, categories } = item;
  const where = [...new Set([city, region])].filter(Boolean);
  return (
    <CatalogueCard
      item={{ ...item, categories: where.length > 0 ? where : categories }}
      place={place}
      facts={facts}
      hasHeart={config.showFavourite}
      foot={place.onMap !== 'entry' && <StayFoot item={item} position={place.position} config={config} />}
    />
  );
}

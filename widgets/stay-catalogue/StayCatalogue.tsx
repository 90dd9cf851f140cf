import { useMemo } from 'react';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { useOwnItems } from '#src/catalogue/filters/useOwnItems.ts';
import { useSiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { OverlapNote } from './OverlapNote.tsx';
import { StayCard } from './StayCard.tsx';
import type widget from './widget.ts';

/** How many of each a card names, so that its facts have four lines; a good house has a dozen. */
const most = { amenities: 2, access: 1 };

/** Places to stay or to eat: how good they are, what they offer, whether they are open, how they are booked. */
export function StayCatalogue({ config }: WidgetProps<typeof widget>) {
  const { kind, items } = config;
  const fixed = useMemo(() => ({ type: kind }), [kind]);
  const site = useSiteCatalogue(config, { fixed, find: useOwnItems(items, config, kind) });
  const { wordFor } = useValueWords(true);
  const factsOf = useFacts(wordFor, most, site.catalogue.choices.facets);
  return (
    <>
      <OverlapNote items={items} />
      <CatalogueSection
        config={config}
        site={site}
        ground={config}
        renderItem={(item, place) => <StayCard item={item} place={place} config={config} factsOf={factsOf} />}
      />
    </>
  );
}

import { useMemo } from 'react';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { useSiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { ForYou } from './ForYou.tsx';
import { withLengths } from './lengths.ts';
import { useForYou } from './useForYou.ts';
import type widget from './widget.ts';

const fixed = { type: 'activity' };

/** How much of what makes it accessible a card names, so that its facts have four lines. */
const most = { access: 1 };

/** Things to do, with filters; what fits the visitor's interests comes first. */
export function ActivityCatalogue({ config }: WidgetProps<typeof widget>) {
  const { facets, durationBands, showFavourite, interestsLink } = config;
  const offered = useMemo(() => [...withLengths(facets, durationBands)], [facets, durationBands]);
  const found = useSiteCatalogue({ ...config, facets: offered }, { fixed });
  const { site, forYou } = useForYou(config, found);
  const { wordFor } = useValueWords(true);
  const factsOf = useFacts(wordFor, most, found.catalogue.choices.facets);
  return (
    <CatalogueSection
      config={config}
      site={site}
      ground={config}
      above={<ForYou forYou={forYou} interestsLink={interestsLink} />}
      renderItem={(item, place) => (
        <CatalogueCard item={item} place={place} facts={factsOf(item, 'activity')} hasHeart={showFavourite} />
      )}
    />
  );
}

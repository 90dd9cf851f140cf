import { useMemo } from 'react';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { useOwnItems } from '#src/catalogue/filters/useOwnItems.ts';
import { useSiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { isOffered } from '#src/search/item-types.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { ContentCard } from './ContentCard.tsx';
import type widget from './widget.ts';

/**
 * Any content with filters: what its author wrote, then what the search service finds. Where the author has neither
 * written items nor said what to look for, there is nothing.
 */
export function ContentCatalogue({ config }: WidgetProps<typeof widget>) {
  const { contentType, baseFilters, items, showFavourite } = config;
  const { mode } = usePage();
  const isAsking = contentType !== '' || Object.keys(baseFilters).length > 0;
  const fixed = useMemo(
    () =>
      isAsking && isOffered(contentType, mode) ? { ...(contentType && { type: contentType }) } : undefined,
    [isAsking, contentType, mode],
  );
  const find = useOwnItems(items, config, contentType);
  const site = useSiteCatalogue(config, { fixed, find });
  const factsOf = useFacts(useValueWords(true).wordFor);
  if (!fixed && !find) return null;
  return (
    <CatalogueSection
      config={config}
      site={site}
      ground={config}
      renderItem={(item, place) => (
        <ContentCard {...place} item={item} factsOf={factsOf} hasHeart={showFavourite} />
      )}
    />
  );
}

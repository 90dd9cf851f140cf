import { useMemo } from 'react';
import { useFacts } from '#src/cards/faces/useFacts.ts';
import { CatalogueCard } from '#src/catalogue/rail/CatalogueCard.tsx';
import { CatalogueSection } from '#src/catalogue/rail/CatalogueSection.tsx';
import { useSiteCatalogue } from '#src/catalogue/rail/useSiteCatalogue.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import type widget from './widget.ts';

/** Any content with filters. */
export function ContentCatalogue({ config }: WidgetProps<typeof widget>) {
  const { contentType } = config;
  const fixed = useMemo(() => (contentType ? { type: contentType } : undefined), [contentType]);
  const site = useSiteCatalogue(config, { fixed });
  const { wordFor } = useValueWords(true);
  const factsOf = useFacts(wordFor);
  if (!contentType) return null;
  return (
    <CatalogueSection
      config={config}
      site={site}
      renderItem={(item, place) => (
        <CatalogueCard item={item} place={place} facts={factsOf(item)} hasHeart={config.showFavourite} />
      )}
    />
  );
}

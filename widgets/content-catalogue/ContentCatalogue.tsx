import { useCallback, useMemo } from 'react';
import { Card } from '#src/cards/Card.tsx';
import { useFacts } from '#src/cards/faces/useFacts.ts';
import { CatalogueSection } from '#src/catalogue/rail/CatalogueSection.tsx';
import { useSiteCatalogue } from '#src/catalogue/rail/useSiteCatalogue.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import type widget from './widget.ts';

const sizes = {
  grid: '(min-width: 1024px) 30vw, (min-width: 768px) 67vw, 133vw',
  list: '128px',
} as const;

/** Any content with filters. */
export function ContentCatalogue({ config }: WidgetProps<typeof widget>) {
  const { contentType } = config;
  const fixed = useMemo(() => (contentType ? { type: contentType } : undefined), [contentType]);
  const site = useSiteCatalogue(config, { fixed });
  const { wordFor } = useValueWords(true);
  const factsOf = useFacts(useCallback((name: string, value: string) => wordFor(name, value), [wordFor]));
  if (!contentType) return null;
  return (
    <CatalogueSection
      config={config}
      site={site}
      empty={null}
      renderItem={(item, { position, level, view }) => (
        <Card
          item={item}
          variant={view === 'grid' ? 'card' : 'compact'}
          level={level}
          showCategories
          sizes={sizes[view]}
          position={position}
          facts={factsOf(item)}
        />
      )}
    />
  );
}

import type { Language } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { readMenus } from './content.ts';
import { cardOf } from './item-card.ts';
import { renderGrid } from './sections.ts';

/** Cards in one row. */
const shown = 4;

/** What visitors look for most, as cards with pictures: for a page that has nothing of its own to show yet. */
export function renderPopular(language: Language): string {
  const { labels, trending } = readMenus(language);
  const items = trending.flatMap(({ ctaLink }) => itemAt(language, ctaLink) ?? []).slice(0, shown);
  return renderGrid({
    id: 'popular',
    title: labels.trendingTitle,
    variant: 'card',
    columns: 4,
    items: items.map(cardOf),
  });
}

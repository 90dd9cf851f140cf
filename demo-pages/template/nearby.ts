import type { ContentItem } from '#origin/content-item.ts';
import { escape, mountElement } from '../html.ts';
import { cardOf } from './item-card.ts';
import { renderCards } from './sections.ts';

/** Km around a place; beyond the towns there is little within a shorter drive. */
const radiusKm = 60;

/** The `nearby-places` of a place, with what the CMS lists of its region. */
export function renderNearby(
  { latitude, longitude }: ContentItem,
  title: string,
  listed: readonly ContentItem[],
) {
  const config = { title, source: 'search', origin: { latitude, longitude }, radiusKm };
  const cards = renderCards({ variant: 'compact', columns: 4, items: listed.map(cardOf) });
  return mountElement('nearby-places', config, {
    id: 'onwards',
    fallback: `<section class="site-column"><div class="site-section">
      <div class="site-head"><div><h2>${escape(title)}</h2></div></div>
      ${cards}
    </div></section>`,
  });
}

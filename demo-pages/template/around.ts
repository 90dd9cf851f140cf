import type { Language } from '#src/i18n/languages.ts';
import { kilometresBetween, type Point } from '#src/geo/distance.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { allContent, itemAt } from '#origin/content.ts';
import { articles } from '#origin/data.ts';
import { apart } from '#origin/drawings.ts';
import { escape, mountElement } from '../html.ts';
import { cardOf } from './item-card.ts';
import { tripsThrough } from './itinerary.ts';
import { renderCards, renderGrid } from './sections.ts';
import { label } from './words.ts';

/** What a place has around it beside other places: tables and beds, and the trips and stories that come by. */

/** Km in which one still goes out to eat, or sleeps. */
const radiusKm = 60;

const pointOf = ({ latitude, longitude }: ContentItem): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** The `nearby-places` of what one eats and where one sleeps, the nearest first; nothing where there is neither. */
export function renderTablesAndBeds(place: ContentItem, language: Language): string {
  const origin = pointOf(place);
  if (!origin) return '';
  const near = allContent(language)
    .filter(({ type }) => type === 'stay' || type === 'dining')
    .flatMap((item) => {
      const point = pointOf(item);
      return point ? { item, point, km: kilometresBetween(origin, point) } : [];
    })
    .filter(({ km }) => km <= radiusKm)
    .toSorted((one, other) => one.km - other.km);
  if (near.length === 0) return '';
  const title = label('around', language);
  const items = near.map(({ item, point }) => {
    const { id, type, title: name, description, url, featureImage, categories } = item;
    return { id, type, title: name, description, url, featureImage, categories, ...point };
  });
  const config = { title, items, origin, radiusKm, allowLocate: false };
  return mountElement('nearby-places', config, {
    id: 'around',
    fallback: `<section class="site-column"><div class="site-section">
      <div class="site-head"><div><h2>${escape(title)}</h2></div></div>
      ${renderCards({ variant: 'compact', columns: 4, items: near.slice(0, 8).map(({ item }) => cardOf(item)) })}
    </div></section>`,
  });
}

/** Cards of the trips whose days stop at a place, and of the articles that speak of it. */
export function renderPassing({ id }: ContentItem, language: Language): string {
  const stories = articles
    .filter(({ placeIds }) => placeIds.includes(id))
    .flatMap((article) => itemAt(language, `/${language}/articles/${article.id}`) ?? [])
    .map(cardOf);
  const items = apart([...tripsThrough(id, language), ...stories], ({ picture = '' }) => picture).slice(0, 3);
  const title = label('passing', language);
  return items.length === 0 ? '' : renderGrid({ id: 'passing', title, variant: 'card', columns: 3, items });
}

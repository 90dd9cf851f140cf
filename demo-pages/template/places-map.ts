import type { Language } from '#src/i18n/languages.ts';
import { pictureOf } from '#origin/content-item.ts';
import { labelOf, places } from '#origin/data.ts';
import categories from '../content/map-categories.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { link, section, type ServicePart } from './guide.ts';

/** The category of each kind of place. */
const categoryOf = new Map(categories.items.flatMap(({ key, kinds }) => kinds.map((kind) => [kind, key])));

/** The `interactive-map` of all places, or of those of a region, which the CMS lists with a sentence each, by their category. */
export function renderPlacesMap(
  { id, title, text, load }: ServicePart,
  language: Language,
  region?: string,
): string {
  const shown = places.filter((place) => region === undefined || place.region === region);
  const items = shown.map((place) => ({
    id: place.id,
    type: 'place',
    title: place.name[language],
    description: place.summary[language],
    url: `/${language}${place.url}`,
    featureImage: pictureOf(place.featureImage),
    latitude: place.latitude,
    longitude: place.longitude,
    region: labelOf('regions', place.region, language),
    categories: [categoryOf.get(place.kind) ?? ''],
  }));
  const held = new Set(items.flatMap(({ categories: keys }) => keys));
  const kinds = categories.items.filter(({ key }) => held.has(key));
  const groups = kinds.map(({ key, label }) => {
    const entries = items
      .filter(({ categories: [category] }) => category === key)
      .map(({ title: name, description, url }) => `<li>${link(name, url)}<p>${escape(description)}</p></li>`);
    return `<h3>${escape(label[language])}</h3><ul class="site-entries">${entries.join('')}</ul>`;
  });
  const config = {
    title,
    description: text,
    items,
    categories: kinds.map(({ key, label, iconName, colour }) => ({
      key,
      label: label[language],
      iconName,
      colour,
    })),
    showLocate: true,
  };
  return mountElement('interactive-map', config, {
    id,
    load,
    fallback: section(title, text, groups.join('')),
  });
}

import type { Language } from '#src/i18n/languages.ts';
import { allContent } from '#origin/content.ts';
import { escape, mountElement } from '../html.ts';
import { formatMonth } from './format.ts';
import { cardOf } from './item-card.ts';
import { renderGrid } from './sections.ts';

/** The seasons of the north in the order of a year, with their months and the places that are at their best then. */
export const seasons = {
  winter: { months: [12, 1, 2], places: ['hegra', 'empty-quarter', 'jazan', 'hail'] },
  spring: { months: [3, 4, 5], places: ['taif', 'yanbu', 'al-shafa', 'wadi-al-disah'] },
  summer: { months: [6, 7, 8], places: ['abha', 'al-soudah', 'souq-okaz', 'al-muftaha'] },
  autumn: { months: [9, 10, 11], places: ['umluj', 'alula-old-town', 'dumat-al-jandal', 'al-khobar'] },
} as const;

type Season = keyof typeof seasons;

interface Texts {
  readonly title: string;
  readonly description: string;
  /** The label of the season that it is, with `{month}`. */
  readonly now: string;
  readonly names: Readonly<Record<Season, string>>;
  readonly texts: Readonly<Record<Season, string>>;
}

/** The month in the zone of the site, 1 = January. */
const monthAt = (now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { month: 'numeric', timeZone: 'Asia/Riyadh' }).format(
      now,
    ),
  );

/** Where to go in each season, under tabs; the season that it is at `now` comes first. */
export function renderSeasons(texts: Texts, language: Language, now: Date): string {
  const month = monthAt(now);
  const names = Object.keys(seasons) as Season[];
  const at = names.findIndex((name) => seasons[name].months.some((one) => one === month));
  const inOrder = [...names.slice(at), ...names.slice(0, at)];
  const items = allContent(language);
  const panels = inOrder.map((name, place) => {
    const label =
      place === 0 ? texts.now.replace('{month}', formatMonth(month, language)) : texts.names[name];
    const picks = seasons[name].places.flatMap((id) =>
      items.filter((item) => item.type === 'place' && item.id === id),
    );
    const grid = renderGrid({
      id: `in-${name}`,
      variant: 'card',
      columns: 4,
      title: '',
      description: texts.texts[name],
      items: picks.map(cardOf),
    });
    const slotId = `season-${name}`;
    return {
      label,
      slotId,
      html: `<div class="site-panel"><h3>${escape(label)}</h3><div class="site-nested" id="${slotId}">${grid}</div></div>`,
    };
  });
  const fallback = panels.map(({ html }) => html).join('');
  return mountElement(
    'content-tabs',
    {
      title: texts.title,
      description: texts.description,
      mobile: 'scroll',
      tabs: panels.map(({ label, slotId }) => ({ label, slotId })),
    },
    {
      id: 'seasons',
      fallback: `<section class="site-column"><div class="site-section site-panels">
        <div class="site-head"><div><h2>${escape(texts.title)}</h2><p>${escape(texts.description)}</p></div></div>
        ${fallback}
      </div></section>`,
    },
  );
}

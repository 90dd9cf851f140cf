import type { Language } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { formatMonth } from './format.ts';
import { drawingOf } from './item-card.ts';
import { renderGrid } from './sections.ts';

/** The seasons of the north in the order of a year, with their months, and a place that is at its best then, whose drawing stands for it. */
export const seasons = {
  winter: { months: [12, 1, 2], place: 'hegra' },
  spring: { months: [3, 4, 5], place: 'taif' },
  summer: { months: [6, 7, 8], place: 'abha' },
  autumn: { months: [9, 10, 11], place: 'umluj' },
} as const;

type Season = keyof typeof seasons;

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly all: string;
  /** The name of the season that it is, with `{month}`. */
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

/**
 * The seasons, each with the way to the places that are at their best in it; the one that it is at `now` comes first, under the name
 * of its month. They are cards and no tabs: what a season has to show is a list of its own.
 */
export function renderSeasons(texts: Texts, language: Language, now: Date): string {
  const month = monthAt(now);
  const names = Object.keys(seasons) as Season[];
  const at = names.findIndex((name) => seasons[name].months.some((one) => one === month));
  const inOrder = [...names.slice(at), ...names.slice(0, at)];
  return renderGrid({
    id: 'seasons',
    variant: 'overlay',
    columns: 4,
    title: texts.title,
    description: texts.description,
    viewAll: { ctaLabel: texts.all, ctaLink: `/${language}/plan/climate` },
    items: inOrder.map((name, order) => {
      const { months, place } = seasons[name];
      const asked = order === 0 ? [month] : months;
      const item = itemAt(language, `/${language}/places/${place}`);
      return {
        title: order === 0 ? texts.now.replace('{month}', formatMonth(month, language)) : texts.names[name],
        description: texts.texts[name],
        url: `/${language}/places?${new URLSearchParams(asked.map((one) => ['month', `${one}`]))}`,
        ...(item && { picture: drawingOf(item) }),
      };
    }),
  });
}

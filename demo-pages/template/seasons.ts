import type { Language } from '#src/i18n/languages.ts';
import { formatMonth } from './format.ts';
import { renderGrid } from './sections.ts';

/** The seasons of the north in the order of a year, with their months, and a place that is at its best then, and its drawing. */
export const seasons = {
  winter: { months: [12, 1, 2], place: 'hegra', picture: 'hegra' },
  spring: { months: [3, 4, 5], place: 'taif', picture: 'taif' },
  summer: { months: [6, 7, 8], place: 'abha', picture: 'asir' },
  autumn: { months: [9, 10, 11], place: 'umluj', picture: 'umluj-islands' },
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
    items: inOrder.map((name, place) => {
      const { months, picture } = seasons[name];
      const asked = place === 0 ? [month] : months;
      return {
        title: place === 0 ? texts.now.replace('{month}', formatMonth(month, language)) : texts.names[name],
        description: texts.texts[name],
        url: `/${language}/places?${new URLSearchParams(asked.map((one) => ['month', `${one}`]))}`,
        picture,
      };
    }),
  });
}

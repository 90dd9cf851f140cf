import type { Language } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { drawingOf } from './item-card.ts';
import { sectionAt, sectionTitle } from './site-map.ts';

/** What a page of the site says of itself where another leads to it. */
export interface Teaser {
  readonly title: string;
  readonly text: string;
  /** Name of its drawing. */
  readonly picture: string;
  readonly href: string;
}

/** @param path without language; throws where there is no such page */
export function teaserOf(path: string, language: Language): Teaser {
  const href = `/${language}${path}`;
  const item = itemAt(language, href);
  if (item) return { href, title: item.title, text: item.description, picture: drawingOf(item) };
  const section = sectionAt(path);
  if (!section) throw new Error(`No page "${path}".`);
  const { picture, text } = section;
  return { href, title: sectionTitle(section, language), text: text[language], picture };
}

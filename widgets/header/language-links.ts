import { toLanguage, type Language } from '#src/i18n/languages.ts';
import type { LanguageItem } from './widget.ts';

/** The language that an entry leads to, by the first part of its link; undefined where that names none. */
export const languageOf = ({ ctaLink }: Pick<LanguageItem, 'ctaLink'>, pageUrl: string) =>
  toLanguage(firstSegment(ctaLink, pageUrl));

/**
 * Whether an entry is the page's own language: by its link, or, where that names none, by its author's word.
 */
export function isCurrent(item: LanguageItem, language: Language, pageUrl: string): boolean {
  const named = languageOf(item, pageUrl);
  return named ? named === language : item.isSelected;
}

/** The first part of a link's path. */
export const firstSegment = (link: string | undefined, pageUrl: string) =>
  link === undefined ? undefined : URL.parse(link, pageUrl)?.pathname.split('/')[1];

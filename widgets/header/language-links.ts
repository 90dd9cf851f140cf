import type { Language } from '#src/i18n/languages.ts';
import { linkLanguage } from '#src/page/language.ts';
import type { LanguageItem } from './widget.ts';

/**
 * Whether an entry is the page's own language: by its link, or, where that names none, by its author's word.
 */
export function isCurrent(item: LanguageItem, language: Language, pageUrl: string): boolean {
  const named = linkLanguage(item.ctaLink, pageUrl);
  return named ? named === language : item.isSelected;
}

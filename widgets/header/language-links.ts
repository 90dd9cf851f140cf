import { linkLanguage, type LanguagePage } from '#src/page/language.ts';
import type { LanguageItem } from './widget.ts';

/**
 * Whether an entry is the page's own language: by its link, or, where that names none, by its author's word.
 */
export function isCurrent(item: LanguageItem, page: LanguagePage): boolean {
  const named = linkLanguage(item.ctaLink, page);
  return named ? named === page.language : item.isSelected;
}

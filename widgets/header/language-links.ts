import { toLanguage, type Language } from '#src/i18n/languages.ts';
import type { LanguageItem } from './widget.ts';

/** The language that an entry leads to, by the first part of its link; undefined where that names none. */
export const languageOf = ({ ctaLink }: Pick<LanguageItem, 'ctaLink'>, pageUrl: string) =>
  toLanguage(firstSegment(ctaLink, pageUrl));

/** Parameters of a list that belong to one language; a further list of a page puts a name and a dot before its own. */
const listState = /^([^=]+\.)?(page|f\.[^=]+)(=|$)/;

/**
 * Where an entry leads: one whose link is only a language (`/ar`) to this page in that language, with the query and the
 * place on it; a longer one where it says (contract, section 7). Filters and the number of a page of results stay behind:
 * another language has other results (contract, section 4).
 */
export function languageLink(
  { ctaLink }: Pick<LanguageItem, 'ctaLink'>,
  pageUrl: string,
): string | undefined {
  const url = ctaLink === undefined ? null : URL.parse(ctaLink, pageUrl);
  const page = new URL(pageUrl);
  const isOnlyLanguage = url !== null && /^\/[a-z]{2}\/?$/i.test(url.pathname) && !url.search && !url.hash;
  if (!isOnlyLanguage || url.origin !== page.origin || !toLanguage(firstSegment(ctaLink, pageUrl)))
    return ctaLink;
  const rest = page.pathname.split('/').slice(toLanguage(page.pathname.split('/')[1]) ? 2 : 1);
  const language = url.pathname.split('/')[1] ?? '';
  const query = page.search.split(/[?&]/).filter((pair) => pair && !listState.test(pair));
  return `${['', language, ...rest.filter((part, index) => part || index < rest.length - 1)].join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}${page.hash}`;
}

/**
 * Whether an entry is the page's own language: by its link, or, where that names none, by its author's word.
 */
export function isCurrent(item: LanguageItem, language: Language, pageUrl: string): boolean {
  const named = languageOf(item, pageUrl);
  return named ? named === language : item.isSelected;
}

const firstSegment = (link: string | undefined, pageUrl: string) =>
  link === undefined ? undefined : URL.parse(link, pageUrl)?.pathname.split('/')[1];

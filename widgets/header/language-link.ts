import { toLanguage } from '#src/i18n/languages.ts';
import { firstSegment } from './language-links.ts';
import type { LanguageItem } from './widget.ts';

/** Parameters of a list that belong to one language; a further list of a page puts a name and a dot before its own. */
const listState = /^(.+\.)?(page|f\..+)$/;

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
  const path = toLanguage(firstSegment(pageUrl, pageUrl))
    ? page.pathname.replace(/^\/[^/]+/, '')
    : page.pathname;
  const left = [...page.searchParams.keys()].filter((name) => listState.test(name));
  for (const name of left) page.searchParams.delete(name);
  return `${withoutLastSlash(url.pathname)}${withoutLastSlash(path)}${page.search}${page.hash}`;
}

const withoutLastSlash = (path: string) => path.replace(/\/$/, '');

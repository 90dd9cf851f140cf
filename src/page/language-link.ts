import { firstSegment, linkLanguage } from './language.ts';
import { toLanguage } from '#src/i18n/languages.ts';

/** Parameters of a list that belong to one language; a further list of a page puts a name and a dot before its own. */
const listState = /^(.+\.)?(page|f\..+)$/;

/** Whether a link is only a language of this site (`/ar`): it stands for this page in that language. */
export function isOnlyLanguage(link: string | undefined, pageUrl: string): boolean {
  const url = link === undefined ? null : URL.parse(link, pageUrl);
  const isBare = url !== null && /^\/[a-z]{2}\/?$/i.test(url.pathname) && !url.search && !url.hash;
  return isBare && url.origin === new URL(pageUrl).origin && linkLanguage(link, pageUrl) !== undefined;
}

/**
 * Where a link to a language leads: one that is only a language (`/ar`) to this page in that language, with the query and
 * the place on it; a longer one where it says (contract, section 7). Filters and the number of a page of results stay
 * behind: another language has other results (contract, section 4).
 */
export function languageLink(link: string | undefined, pageUrl: string): string | undefined {
  if (!isOnlyLanguage(link, pageUrl)) return link;
  const page = new URL(pageUrl);
  const path = toLanguage(firstSegment(pageUrl, pageUrl))
    ? page.pathname.replace(/^\/[^/]+/, '')
    : page.pathname;
  const left = [...page.searchParams.keys()].filter((name) => listState.test(name));
  for (const name of left) page.searchParams.delete(name);
  return `/${firstSegment(link, pageUrl)}${path.replace(/\/$/, '')}${page.search}${page.hash}`;
}

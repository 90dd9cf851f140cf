import { splitPath, type LanguagePage } from './language.ts';

/** Parameters of a list that belong to one language; a further list of a page puts a name and a dot before its own. */
const listState = /^(.+\.)?(page|f\..+)$/;

/** The language segment that is all of a link (`/ar`, `/de_DE`), with its slash; undefined where the link is more, or other. */
function onlyLanguage(link: string | undefined, page: LanguagePage): string | undefined {
  const url = link === undefined ? null : URL.parse(link, page.url);
  if (!url || url.search || url.hash || url.origin !== new URL(page.url).origin) return undefined;
  const { before, language, after } = splitPath(url.pathname, page);
  return before === '' && after.length < 2 ? language || undefined : undefined;
}

/** Whether a link is only a language of this site (`/ar`): it stands for this page in that language. */
export const isOnlyLanguage = (link: string | undefined, page: LanguagePage): boolean =>
  onlyLanguage(link, page) !== undefined;

/**
 * Where a link to a language leads: one that is only a language (`/ar`) to this page in that language, with the query and
 * the place on it; a longer one where it says (contract, section 7). Filters and the number of a page of results stay
 * behind: another language has other results (contract, section 4).
 */
export function languageLink(link: string | undefined, page: LanguagePage): string | undefined {
  const language = onlyLanguage(link, page);
  if (language === undefined) return link;
  const url = new URL(page.url);
  const { before, after } = splitPath(url.pathname, page);
  const left = [...url.searchParams.keys()].filter((name) => listState.test(name));
  for (const name of left) url.searchParams.delete(name);
  return `${before}${language}${after}${url.search}${url.hash}`;
}

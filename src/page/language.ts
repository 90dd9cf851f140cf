import { segmentLanguage, toLanguage, type Language } from '#src/i18n/languages.ts';
import type { Page } from './page.ts';

/**
 * The language of a page: first path segment, then `<html lang>`, then English (contract, section 1).
 *
 * @param path pathname of the page, `/ar/home.html`
 * @param htmlLang value of the `lang` attribute of `<html>`
 */
export function pageLanguage(path: string, htmlLang: string): Language {
  return segmentLanguage(path.split('/')[1]) ?? toLanguage(htmlLang) ?? 'en';
}

/** What of a page says where the language stands in addresses of its site. */
export type LanguagePage = Pick<Page, 'url' | 'language'>;

/** A path of this site around its language: `/content/site`, `/en`, `/home.html`. Its parts together are the path. */
export interface LanguagePath {
  readonly before: string;
  /** Empty where the path names no language; then all of it is `after`. */
  readonly language: string;
  readonly after: string;
}

/**
 * Finds the language in a path of this site: its first segment, or the one at the place at which the page itself has its
 * language, below the same folders (contract, section 1: content paths).
 */
export function splitPath(path: string, { url, language }: LanguagePage): LanguagePath {
  const isOwn = (segment: string | undefined) => segmentLanguage(segment) === language;
  const segments = path.split('/');
  const own = new URL(url).pathname.split('/');
  const first = own.findIndex(isOwn);
  // Of two neighbours, as country and language, the second.
  const inPage = isOwn(own[first + 1]) ? first + 1 : first;
  const at = segmentLanguage(segments[1]) ? 1 : inPage;
  const before = segments.slice(0, at).join('/');
  const isBeside = at === 1 || before === own.slice(0, at).join('/');
  const segment = isBeside && segmentLanguage(segments[at]) ? `/${segments[at]}` : '';
  return segment
    ? { before, language: segment, after: path.slice(before.length + segment.length) }
    : { before: '', language: '', after: path };
}

/** Path of the language's site root: `/en`, `/content/site/en`. */
export function languageRootPath(page: LanguagePage): string {
  const { before, language } = splitPath(new URL(page.url).pathname, page);
  return `${before}${language || `/${page.language}`}`;
}

/** The path of a page, or another one of its site, without its language: the same for a page in all languages. */
export function pathWithoutLanguage(page: LanguagePage, path = new URL(page.url).pathname): string {
  const { before, after } = splitPath(path, page);
  return before + after || '/';
}

/** The language that a link leads to, by its path; undefined where that names none. */
export function linkLanguage(link: string | undefined, page: LanguagePage): Language | undefined {
  const url = link === undefined ? null : URL.parse(link, page.url);
  return url ? segmentLanguage(splitPath(url.pathname, page).language.slice(1)) : undefined;
}

import { toLanguage, type Language } from '#src/i18n/languages.ts';

/**
 * The language of a page: first path segment, then `<html lang>`, then English (contract, section 1).
 *
 * @param path pathname of the page, `/ar/home.html`
 * @param htmlLang value of the `lang` attribute of `<html>`
 */
export function pageLanguage(path: string, htmlLang: string): Language {
  return toLanguage(path.split('/')[1]) ?? toLanguage(htmlLang) ?? 'en';
}

/** The first part of a link's path. */
export const firstSegment = (link: string | undefined, pageUrl: string): string | undefined =>
  link === undefined ? undefined : URL.parse(link, pageUrl)?.pathname.split('/')[1];

/** The language that a link leads to, by the first part of its path; undefined where that names none. */
export const linkLanguage = (link: string | undefined, pageUrl: string): Language | undefined =>
  toLanguage(firstSegment(link, pageUrl));

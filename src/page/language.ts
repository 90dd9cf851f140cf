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

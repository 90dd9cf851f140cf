import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { label } from './words.ts';
import { hasTexts, readTexts } from './content.ts';

interface Catalogue {
  readonly widget: string;
  readonly texts: string;
  /** Has a search field above it, which asks by the parameter `q` of the catalogue. */
  readonly hasSearch?: boolean;
}

/** The catalogues of the site by the path of their page: the widget, and the folder of its configurations. */
const catalogues: Readonly<Record<string, Catalogue>> = {
  '/places': { widget: 'destination-catalogue', texts: 'destinations' },
  '/activities': { widget: 'activity-catalogue', texts: 'activities' },
  '/stays': { widget: 'stay-catalogue', texts: 'stays' },
  '/dining': { widget: 'stay-catalogue', texts: 'dining' },
  '/tours': { widget: 'tour-catalogue', texts: 'tours' },
  '/partner-tools/tours': { widget: 'tour-catalogue', texts: 'trade-tours' },
  '/partner-tools/directory': { widget: 'content-catalogue', texts: 'directory', hasSearch: true },
  '/content-hub/visual-assets': { widget: 'content-catalogue', texts: 'visual-assets', hasSearch: true },
  '/articles': { widget: 'content-catalogue', texts: 'articles' },
};

const renderSearch = (path: string, language: Language): string => {
  const words = escape(label('search', language));
  return `<form class="site-wrap site-list-search" role="search" action="/${language}${path}">
  <label for="list-search">${words}</label>
  <input id="list-search" name="q" type="search" maxlength="255">
  <button class="site-button">${words}</button>
</form>`;
};

/**
 * The items of a page as a catalogue that visitors filter, its configuration as an author wrote it.
 *
 * @param chosen what the page's address filters by already
 * @param fallback the items as the CMS lists them
 */
export function renderCatalogue(
  path: string,
  language: Language,
  chosen: Readonly<Record<string, string>>,
  fallback: string,
): string {
  const catalogue = catalogues[path];
  const texts = `catalogues/${catalogue?.texts ?? ''}`;
  if (!catalogue || !hasTexts(texts, language)) return '';
  const config = readTexts(texts, language) as object;
  const filtered = { ...config, baseFilters: chosen };
  const search = catalogue.hasSearch ? renderSearch(path, language) : '';
  return search + mountElement(catalogue.widget, filtered, { id: 'items', load: afterPaint, fallback });
}

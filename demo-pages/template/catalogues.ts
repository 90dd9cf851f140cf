import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { hasTexts, readTexts } from './content.ts';

/** The catalogues of the site by the path of their page: the widget, and the folder of its configurations. */
const catalogues: Readonly<Record<string, { readonly widget: string; readonly texts: string }>> = {
  '/places': { widget: 'destination-catalogue', texts: 'destinations' },
  '/activities': { widget: 'activity-catalogue', texts: 'activities' },
  '/stays': { widget: 'stay-catalogue', texts: 'stays' },
  '/dining': { widget: 'stay-catalogue', texts: 'dining' },
  '/tours': { widget: 'tour-catalogue', texts: 'tours' },
  '/partner-tools/tours': { widget: 'tour-catalogue', texts: 'trade-tours' },
  '/articles': { widget: 'content-catalogue', texts: 'articles' },
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
  return mountElement(catalogue.widget, filtered, { id: 'items', load: afterPaint, fallback });
}

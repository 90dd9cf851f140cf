import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { label } from './words.ts';
import { hasTexts, readTexts } from './content.ts';
import { picture } from './pictures.ts';
import { renderGate } from './sign-in.ts';
import type { CardTexts } from './sections.ts';

interface Catalogue {
  readonly widget: string;
  readonly texts: string;
  /** Has a search field, which asks by the parameter `q` of the catalogue until its own one is there. */
  readonly hasSearch?: true;
  /** Strangers are asked to sign in. */
  readonly isGated?: true;
}

/** The catalogues of the site by the path of their page: the widget, and the folder of its configurations. */
const catalogues: Readonly<Record<string, Catalogue>> = {
  '/places': { widget: 'destination-catalogue', texts: 'destinations' },
  '/experiences': { widget: 'activity-catalogue', texts: 'activities' },
  '/activities': { widget: 'activity-catalogue', texts: 'activities' },
  '/events': { widget: 'event-catalogue', texts: 'events' },
  '/stays': { widget: 'stay-catalogue', texts: 'stays' },
  '/dining': { widget: 'stay-catalogue', texts: 'dining' },
  '/offers': { widget: 'offers', texts: 'offers' },
  '/tours': { widget: 'tour-catalogue', texts: 'tours' },
  '/partner-tools/tours': { widget: 'tour-catalogue', texts: 'trade-tours' },
  '/partner-tools/directory': { widget: 'partner-directory', texts: 'directory', hasSearch: true },
  '/content-hub/visual-assets': {
    widget: 'asset-search',
    texts: 'visual-assets',
    hasSearch: true,
    isGated: true,
  },
  '/articles': { widget: 'content-catalogue', texts: 'articles' },
};

/** So many items fill their rows with two wide cards among them, at two, three and four columns. */
const pickedPageSize = 20;

/** How wide the picture of a wide card is drawn. */
const pickSizes = '(min-width: 1024px) 60vw, 133vw';

const renderSearch = (path: string, language: Language): string => {
  const words = escape(label('search', language));
  return `<form class="site-wrap site-list-search" role="search" action="/${language}${path}">
  <label for="list-search">${words}</label>
  <input id="list-search" name="q" type="search" maxlength="255">
  <button class="site-button">${words}</button>
</form>`;
};

interface Words {
  readonly title: string;
  readonly description: string;
  /** Views that visitors choose from, the first at first. */
  readonly views?: readonly string[];
  /** Ids of the items that stand first. */
  readonly pinned?: readonly string[];
}

/**
 * What an author wrote of the catalogue of a page, with the title and the text that its head shows; undefined where the page
 * has none.
 */
export function readCatalogue(path: string, language: Language): Words | undefined {
  const texts = `catalogues/${catalogues[path]?.texts ?? ''}`;
  return path in catalogues && hasTexts(texts, language) ? (readTexts(texts, language) as Words) : undefined;
}

/**
 * The items of a page as a catalogue that visitors filter, its configuration as an author wrote it. Its title and text stand
 * at the head of the page (`readCatalogue`).
 *
 * @param chosen what the page's address filters by already
 * @param picks wide cards among its items
 * @param range days that it begins with, where its address names them, as a link of the menu does
 * @param fallback the items as the CMS lists them
 */
export function renderCatalogue(
  path: string,
  language: Language,
  {
    chosen,
    picks,
    range,
  }: {
    readonly chosen: Readonly<Record<string, string>>;
    readonly picks: readonly CardTexts[];
    readonly range?: string | null;
  },
  fallback: string,
): string {
  const catalogue = catalogues[path];
  const config = readCatalogue(path, language);
  if (!catalogue || !config) return '';
  const days = range ? { defaultRange: range } : {};
  const more = picks.map(({ title, description, url, picture: name = '' }) => ({
    title,
    description,
    url,
    image: picture(name, pickSizes),
  }));
  const filtered = {
    ...config,
    ...days,
    ...(more.length > 0 && { picks: more, pageSize: pickedPageSize }),
    title: '',
    description: '',
    baseFilters: chosen,
  };
  const search = catalogue.hasSearch ? renderSearch(path, language) : '';
  const list = search + fallback;
  return mountElement(catalogue.widget, filtered, {
    id: 'items',
    load: afterPaint,
    fallback: catalogue.isGated ? renderGate(catalogue.widget, list, language) : list,
  });
}

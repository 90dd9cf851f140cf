import { attributes, escape, mountElement } from './html.ts';
import type { PageOptions } from './options.ts';
import { afterPaint } from './page.ts';
import { chromeOf, isPortalPath } from './template/content-page.ts';
import { readMenus, readSite, readTexts } from './template/content.ts';
import { renderSearchForm } from './template/header.ts';
import { drawing, picture } from './template/pictures.ts';
import { renderPopular } from './template/popular.ts';
import { renderSitePage } from './template/site-page.ts';

/** Texts of the page in one language. */
interface Texts {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** What the drawing shows. */
  readonly alt: string;
  /** Words of the link to the home page. */
  readonly home: string;
}

const drawingName = 'empty-quarter';
const drawingSizes = '(min-width: 1024px) 45vw, 133vw';

/** Links beside that to the home page. */
const maximumLinks = 4;

/**
 * The page for addresses that the site does not have, as its CMS writes it: message, search form and links work without a
 * script. The content links to the whole of an invented site, of which the demo has a part; the bar says so.
 *
 * @param path without language
 */
export function renderNotFound(path: string, options: PageOptions): string {
  const { language } = options;
  const [menus, site] = [readMenus(language), readSite(language)];
  const { code, title, description, alt, home } = readTexts('not-found', language) as Texts;
  const isPortal = isPortalPath(path);
  const entries = isPortal ? menus.headerB2B : menus.header;
  const links = [
    { ctaLabel: home, ctaLink: `/${language}` },
    ...entries.slice(0, maximumLinks).map((entry) => ({ ctaLabel: entry.title, ctaLink: entry.ctaLink })),
  ];
  const { searchLabel } = menus.labels;
  const buttons = links.map(
    ({ ctaLabel, ctaLink }) =>
      `<li><a${attributes({ class: 'site-button site-button-small', href: ctaLink })}><span>${escape(ctaLabel)}</span></a></li>`,
  );
  const fallback = `<div class="site-missing site-wrap">
    <div class="site-missing-copy">
      <div class="site-missing-words">
        <p class="site-missing-code">${escape(code)}</p>
        <h1>${escape(title)}</h1>
        <p>${escape(description)}</p>
      </div>
      ${renderSearchForm(language, 'missing-term', searchLabel, searchLabel)}
      <ul>${buttons.join('')}</ul>
    </div>
    <div class="site-missing-picture">${drawing(drawingName, { sizes: drawingSizes, alt, isFirst: true })}</div>
  </div>`;
  const config = {
    code: 404,
    title,
    description,
    image: picture(drawingName, drawingSizes, alt),
    links: links.map((link) => ({ ...link, ctaBtnVariant: 'stroke' })),
  };
  return renderSitePage(
    {
      title: `${title} – ${site.brand}`,
      name: 'Not part of the demo',
      category: 'not-found',
      header: chromeOf(path, menus, language),
      main: `${isPortal ? '' : '<div class="site-missing-head" data-under-header></div>'}${mountElement('error-page', config, { id: 'missing', load: afterPaint, fallback })}${isPortal ? '' : renderPopular(language)}`,
      styles: ['sections', 'search-results', 'not-found'],
    },
    options,
  );
}

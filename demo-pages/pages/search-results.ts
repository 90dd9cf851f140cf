import type { Language } from '#src/i18n/languages.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { labelOf } from '#origin/data.ts';
import { attributes, escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readMenus, readSite, readTexts } from '../template/content.ts';
import { renderSearchForm } from '../template/header.ts';
import { planStep } from '../template/next-step.ts';
import { renderPopular } from '../template/popular.ts';
import { renderSitePage } from '../template/site-page.ts';
import { icon } from '../template/glyph.ts';
import { renderTrail } from '../template/trail.ts';

export const title = 'Search results';

export const purpose =
  'Where every search leads: what is found, by kind, with filters. Its address keeps them; without a script it has the form.';

export const picture = 'souq';

/** Texts of the page in one language; addresses are the same in all and stand below. */
interface Texts {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly facets: readonly string[];
  readonly links: readonly string[];
}

/** Kinds that visitors look for; companies, courses and trade events are the portal's. */
const categories = [
  'place',
  'event',
  'activity',
  'stay',
  'dining',
  'package',
  'article',
  'offer',
  'faq',
  'asset',
] as const;
const facets = ['region', 'tags'];
const links = ['/places/hegra', '/articles/three-days-in-alula', '/events/taif-rose-harvest', '/places'];

/** The results page as the CMS writes it: the term comes with the address, so no text of it is in the markup. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('search-results', language) as Texts;
  const [menus, site] = [readMenus(language), readSite(language)];
  const name = 'search-results';
  const { searchLabel } = menus.labels;
  const waysOn = texts.links.map((ctaLabel, index) => ({
    ctaLabel,
    ctaLink: `/${language}${links[index] ?? ''}`,
  }));
  const trail = [
    { ctaLabel: site.brand, ctaLink: `/${language}` },
    { ctaLabel: searchLabel, ctaLink: `/${language}/${name}.html` },
  ];
  const chips = waysOn.map(
    ({ ctaLabel, ctaLink }) =>
      `<li><a${attributes({ href: ctaLink })}><span>${escape(ctaLabel)}</span>${icon(arrow, 16)}</a></li>`,
  );
  const fallback = `<div class="site-results site-wrap">
    ${renderSearchForm(language, 'results-term', searchLabel, searchLabel)}
    <ul>${chips.join('')}</ul>
  </div>`;
  const config = {
    categories: categories.map((key) => ({ key, label: labelOf('types', key, language) })),
    facets: facets.map((facet, index) => ({ name: facet, label: texts.facets[index], multi: true })),
    sorts: ['relevance', 'newest', 'title'],
    noResultsLinks: waysOn,
  };

  const main = `<div class="site-results-head" data-under-header><div class="site-wrap">
    <h1>${escape(texts.heading)}</h1>
    <p>${escape(texts.description)}</p>
  </div></div>
  ${renderTrail(trail)}
  ${mountElement(name, config, { id: 'results', load: afterPaint, fallback })}
  ${options.address.searchParams.get('search') ? '' : renderPopular(language)}`;

  return renderSitePage(
    {
      title: texts.title,
      name: title,
      category: name,
      header: { items: menus.header, isResults: true },
      main,
      next: planStep(language),
      styles: ['sections', 'trail', 'search-results'],
    },
    options,
  );
}

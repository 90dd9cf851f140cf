import type { Language } from '#src/i18n/languages.ts';
import { allContent } from '#origin/content.ts';
import { regionPaths, viewBox } from '../../widgets/region-map/own-drawing.ts';
import { escape, mountElement } from '../html.ts';

/** The regions on a map, each with the way to its page: drawn by the CMS, too, beside links that work without a script. */
export function renderRegions(
  { title, description }: Readonly<Record<'title' | 'description', string>>,
  language: Language,
): string {
  const regions = allContent(language)
    .filter(({ type }) => type === 'region')
    .map(({ url, title: name }) => ({ id: url.split('/').at(-1) ?? '', label: name, ctaLink: url }));
  const land = regions.map(({ id }) => `<path d="${regionPaths.get(id) ?? ''}"/>`);
  const links = regions.map(
    ({ label: name, ctaLink }) => `<li><a href="${escape(ctaLink)}">${escape(name)}</a></li>`,
  );
  return mountElement(
    'region-map',
    { title, description, mode: 'link', regions },
    {
      id: 'regions',
      fallback: `<section class="site-column"><div class="site-section">
        <div class="site-head"><div><h2>${escape(title)}</h2><p>${escape(description)}</p></div></div>
        <div class="site-regions">
          <svg viewBox="${viewBox}" aria-hidden="true">${land.join('')}</svg>
          <ul>${links.join('')}</ul>
        </div>
      </div></section>`,
    },
  );
}

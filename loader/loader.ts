import { createRegistry } from 'virtual:registry';
import { pageElement } from '#src/page/dom.ts';
import { pageLanguage } from '#src/page/language.ts';
import { createLoader } from './create-loader.ts';
import { siteField } from './site-field.ts';

const running = window.tourismWidgets;

// An element with this id would be found here as well, so a method is checked.
if (running?.scan?.call) {
  console.info(`tourism-widgets ${running.version} runs already`);
} else {
  const language = pageLanguage(location.pathname, pageElement().lang);
  window.tourismWidgets = createLoader(createRegistry(language, findBase()), __VERSION__);
}

/**
 * Folder of the build: as the loader's own script element says (`data-asset-base`, which templates write and authors
 * cannot; an inlined loader has no address, so the first module with it and without `src` is its element), else as the
 * site configuration says for an origin that is the page's or the loader's, else that of this file. A configuration that
 * cannot be read is reported by the platform, so here it counts as missing.
 */
function findBase(): string {
  const page = pageElement();
  const script =
    [...page.querySelectorAll('script')].find(({ src }) => src === import.meta.url) ??
    page.querySelector<HTMLElement>('script[type=module][data-asset-base]:not([src])');
  const own = script?.dataset['assetBase'];
  const named = own || siteField('assetBase');
  const isGiven = named && typeof named === 'string';
  const folder = isGiven ? URL.parse(named.replace(/\/?$/, '/'), page.baseURI) : null;
  if (folder) {
    const { origin, href } = folder;
    if (own || origin === location.origin || origin === new URL(import.meta.url).origin) return href;
    console.warn('tourism-widgets: assetBase of another origin needs data-asset-base');
  }
  // The site has copied the file elsewhere, or its text into the page or a blob: the address says nothing of the build.
  if (!/\/loader\.[jt]s$/.test(new URL(import.meta.url).pathname))
    console.error('tourism-widgets: a copy of the loader needs data-asset-base, the folder of the build');
  return import.meta.url;
}

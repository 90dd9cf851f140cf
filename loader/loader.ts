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
 * Folder of the build: from the site configuration (an inlined loader has no address), else that of this file. A
 * configuration that cannot be read is reported by the platform, so here it counts as missing.
 */
function findBase(): string {
  const assetBase = siteField('assetBase');
  const isGiven = assetBase && typeof assetBase === 'string';
  const folder = isGiven ? URL.parse(assetBase.replace(/\/?$/, '/'), pageElement().baseURI) : null;
  return folder?.href ?? import.meta.url;
}

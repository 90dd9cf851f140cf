import { createRegistry } from 'virtual:registry';
import { pageElement } from '#src/page/dom.ts';
import { pageLanguage } from '#src/page/language.ts';
import { createLoader } from './create-loader.ts';

const running = window.tourismWidgets;

// An element with that id would show up here, too.
if (running?.scan?.call) {
  console.info(`tourism-widgets ${running.version} runs already`);
} else {
  const language = pageLanguage(location.pathname, pageElement().lang);
  window.tourismWidgets = createLoader(createRegistry(language, findBase()), __VERSION__);
}

/** Where the build lies: as the site configuration says (an inlined loader cannot know), else beside this file. */
function findBase(): string {
  try {
    const script = pageElement().querySelector('script[type="application/json"][data-site-config]');
    const { assetBase } = JSON.parse(script!.textContent) as { assetBase: string };
    return new URL(assetBase.replace(/\/?$/, '/'), assetBase && script!.baseURI).href;
  } catch {
    return import.meta.url;
  }
}

import { pageElement } from '#src/page/dom.ts';

/**
 * A field of the site configuration, unchecked: the loader needs three before the platform is there, which has the
 * reader. Undefined where there is none.
 */
export function siteField(name: 'assetBase' | 'mode' | 'cmsMode'): unknown {
  const script = pageElement().querySelector('script[type="application/json"][data-site-config]');
  try {
    return JSON.parse(script!.textContent)[name];
  } catch {
    return undefined;
  }
}

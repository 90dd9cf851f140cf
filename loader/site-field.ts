import { findSiteScript } from '#src/page/config-script.ts';

/**
 * A field of the site configuration, unchecked: the loader needs three before the platform is there, which has the
 * reader. Undefined where there is none.
 */
export function siteField(name: 'assetBase' | 'mode' | 'cmsMode'): unknown {
  try {
    return JSON.parse(findSiteScript()!.textContent)[name];
  } catch {
    return undefined;
  }
}

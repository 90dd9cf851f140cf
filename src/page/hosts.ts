import type { Page } from './page.ts';

/** Where calls go, and who may know what (contract, sections 1 and 4; trust, row 28). */

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Origin of the `/bin` and `/libs` calls: on a local development origin the staging host, where one is named. */
export function apiOriginOf({ url, site }: Page): string {
  const { origin, hostname } = new URL(url);
  const staging = localHosts.has(hostname) ? site.stagingOrigin : undefined;
  return staging ?? site.apiOrigin ?? origin;
}

/** Where an address leads from a page: `/bin` and `/libs` to the api origin. Null for what is neither http nor https. */
export function resolveAddress(address: string, page: Page): URL | null {
  const url = URL.parse(address, /^\/(bin|libs)\//.test(address) ? apiOriginOf(page) : page.url);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Whether calls to this origin carry cookies. */
export const sendsCookies = (origin: string, { url, site }: Page): boolean =>
  origin === new URL(url).origin || origin === site.apiOrigin;

/** Base of the calls under the single sign-on domain, which may be configured without its scheme. */
export const ssidBase = (ssidDomain: string): string =>
  /^(https?:|\/)/i.test(ssidDomain) ? ssidDomain : `https://${ssidDomain}`;

/** Origins of the sign-in services that the site names; what is not http or https has none. */
export function signInOrigins({ url, site }: Pick<Page, 'url' | 'site'>): string[] {
  const { ssidDomain, ...addresses } = site.userApi ?? {};
  return [...Object.values(addresses), ssidDomain && ssidBase(ssidDomain)].flatMap((address) => {
    const service = address ? URL.parse(address, url) : null;
    return service && /^https?:$/.test(service.protocol) ? service.origin : [];
  });
}

/** Whether the access token may be sent to this origin. */
export const isTokenOrigin = (origin: string, page: Page): boolean =>
  sendsCookies(origin, page) || origin === page.site.stagingOrigin || signInOrigins(page).includes(origin);

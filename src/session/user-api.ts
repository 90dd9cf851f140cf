import { pageElement } from '#src/page/dom.ts';
import type { Page } from '#src/page/page.ts';
import type { UserApi } from '#src/page/site.schema.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { userApiProvider } from './user-api.schema.ts';

/**
 * Which sign-in services hold (contract, section 1): the header's own win for the header, and serve other widgets
 * where the site configuration has none. An object without a single address counts as none.
 */

let ofHeader: UserApi | undefined;
const listeners = new Set<() => void>();

/** Where a header says its own. */
const header = '[data-component="header" i], [data-widget="header" i]';
const configScript = ':scope > script[type="application/json"]:not([data-site-config])';

const orNone = (services: UserApi | undefined): UserApi | undefined =>
  services && Object.values(services).some(Boolean) ? services : undefined;

/** The header's word to the other widgets of its page; for an effect of the header. */
export function offerUserApi(services: UserApi | undefined): void {
  const offered = orNone(services);
  if (!offered || JSON.stringify(offered) === JSON.stringify(ofHeader)) return;
  ofHeader = offered;
  for (const listener of listeners) listener();
}

/**
 * Looks for the header's services where the header has not spoken yet, so that the first widget that needs the user
 * asks the same service as the header, and once. For the browser, when there is something to ask.
 */
export function findUserApi({ site }: Page): void {
  if (ofHeader ?? orNone(site.userApi)) return;
  const element = pageElement().querySelector<HTMLElement>(header);
  const text = element?.querySelector(configScript)?.textContent ?? element?.dataset['config'];
  if (!text) return;
  try {
    offerUserApi(readConfig(userApiProvider, text).config.userMenu?.userApi);
  } catch {
    // What is wrong with a header's configuration is for the header to say.
  }
}

/** Calls back when the header has named other services. @returns ends it */
export function subscribeUserApi(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The services that the header has named, if any. */
export const offeredUserApi = (): UserApi | undefined => ofHeader;

const pages = new WeakMap<Page, WeakMap<UserApi, Page>>();

/**
 * The page with the sign-in services that hold: what login addresses, redirects and calls with a token go by.
 *
 * @param own the services of the widget itself, where it has any (the header)
 */
export const signInPage = (page: Page, own?: UserApi): Page => pageWith(page, own, ofHeader);

/** As `signInPage`, for a header that is known to have offered these. */
export function pageWith(page: Page, own: UserApi | undefined, offered: UserApi | undefined): Page {
  const services = orNone(own) ?? orNone(page.site.userApi) ?? offered;
  if (!services || services === page.site.userApi) return page;
  const byServices = pages.get(page) ?? new WeakMap<UserApi, Page>();
  pages.set(page, byServices);
  const known = byServices.get(services);
  if (known) return known;
  const made = { ...page, site: { ...page.site, userApi: services } };
  byServices.set(services, made);
  return made;
}

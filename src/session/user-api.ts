import type { Page } from '#src/page/page.ts';
import { providerConfig } from '#src/page/providers.ts';
import type { UserApi } from '#src/page/site.schema.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { toJson } from '#src/text/json.ts';
import { userApiProvider } from './user-api.schema.ts';

/**
 * Which sign-in services hold (contract, section 1): those that a widget's own configuration names (the header) win for
 * that widget, and serve other widgets where the site configuration has none. An object without a single address counts
 * as none.
 */

let offered: UserApi | undefined;
const listeners = new Set<() => void>();

const orNone = (services: UserApi | undefined): UserApi | undefined =>
  services && Object.values(services).some(Boolean) ? services : undefined;

/** Offers a widget's services to the others of its page; for an effect of that widget. */
export function offerUserApi(services: UserApi | undefined): void {
  const offer = orNone(services);
  if (!offer || toJson(offer) === toJson(offered)) return;
  offered = offer;
  for (const listener of listeners) listener();
}

/**
 * Looks for the services of a widget that has not offered them yet, so that the first widget that needs the user asks
 * the same service as that one, and once. For the browser, when there is something to ask.
 */
export function findUserApi(page: Page): void {
  if (offered ?? orNone(page.site.userApi)) return;
  const text = providerConfig(page, 'user-api');
  if (!text) return;
  try {
    offerUserApi(readConfig(userApiProvider, text).config.userMenu?.userApi);
  } catch {
    // What is wrong with a widget's configuration is for that widget to say.
  }
}

/** Calls back when a widget has offered other services. @returns ends it */
export function subscribeUserApi(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The services that a widget has offered, if any. */
export const offeredUserApi = (): UserApi | undefined => offered;

const pages = new WeakMap<Page, WeakMap<UserApi, Page>>();

/**
 * The page with the sign-in services that hold: what login addresses, redirects and calls with a token go by.
 *
 * @param own the services of the widget itself, where it has any (the header)
 */
export const signInPage = (page: Page, own?: UserApi): Page => pageWith(page, own, offered);

/** As `signInPage`, for services that are known to be offered. */
export function pageWith(page: Page, own: UserApi | undefined, others: UserApi | undefined): Page {
  const services = orNone(own) ?? orNone(page.site.userApi) ?? others;
  if (!services || services === page.site.userApi) return page;
  const byServices = pages.get(page) ?? new WeakMap<UserApi, Page>();
  pages.set(page, byServices);
  const known = byServices.get(services);
  if (known) return known;
  const made = { ...page, site: { ...page.site, userApi: services } };
  byServices.set(services, made);
  return made;
}

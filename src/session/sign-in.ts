import { pageAddress } from '#src/page/history.ts';
import type { Page } from '#src/page/page.ts';
import { clearBeforeSignIn } from './clear-storage.ts';
import { rememberCurrentUrl } from './current-url.ts';
import { loginUrl } from './login-url.ts';
import { readReferral } from './referral.ts';

/**
 * What precedes a visit to the login service (specification, section 4): the address of the page, without its status,
 * is kept for the way back, and the cookies of an earlier user go.
 *
 * @param address of the page as it is now
 */
export function prepareSignIn(page: Page, address: string = pageAddress().href): void {
  rememberCurrentUrl(address, page);
  clearBeforeSignIn();
}

/**
 * Signs the visitor in: leads to the login service of the page's mode. On an author's page, and where the site names
 * no usable service, nothing happens.
 *
 * @param page with the services that hold (`signInPage`)
 * @param go follows the login address
 * @param target where to go afterwards, in place of this page
 * @returns whether it leads anywhere
 */
export function signIn(page: Page, go: (url: string) => void, target?: string): boolean {
  if (page.cmsMode === 'author') return false;
  const url = loginUrl(page, { referral: readReferral(), ...(target !== undefined && { target }) });
  if (url === undefined) return false;
  prepareSignIn(page);
  go(url);
  return true;
}

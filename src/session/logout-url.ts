import type { Page } from '#src/page/page.ts';
import { isLoopback, usableLoginAddress } from '#src/page/redirect-target.ts';

/**
 * The address at which a visitor signs out: the mode's endpoint, with the id-token where there is one. Undefined
 * where the site names none that is usable. The token goes out encrypted or stays on this machine (trust, row 27);
 * no other address of ours ever holds one.
 */
export function logoutUrl(page: Page, idToken: string | undefined): string | undefined {
  const { userApi } = page.site;
  const address = page.mode === 'B2B' ? userApi?.b2bLogoutRedirectEndpoint : userApi?.ssidLogoutUrl;
  const url = usableLoginAddress(address, page);
  if (url && idToken && (url.protocol === 'https:' || isLoopback(url.hostname))) {
    url.searchParams.set('id_token_hint', idToken);
  }
  return url?.href;
}

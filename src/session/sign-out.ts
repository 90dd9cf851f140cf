import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#src/page/page.ts';
import { idToken } from './storage.ts';
import { readKey } from '#src/storage/store.ts';
import { endSession } from './end-session.ts';
import { logoutUrl } from './logout-url.ts';
import { userIn } from './queries.ts';

/**
 * Signs the visitor out: ends the session in all tabs, then leads to the logout service of the page's mode, with the
 * id-token where there is one (specification, section 4). On an author's page, where nobody is signed in, and where
 * the site names no usable service, nothing happens.
 *
 * @param page with the services that hold (`signInPage`)
 * @param go follows the logout address
 * @returns whether it leads anywhere
 */
export function signOut(page: Page, client: QueryClient, go: (url: string) => void): boolean {
  if (page.cmsMode === 'author' || !userIn(client)) return false;
  // The token is gone when the session has ended.
  const url = logoutUrl(page, readKey(idToken));
  if (url === undefined) return false;
  endSession(client, 'signed-out');
  go(url);
  return true;
}

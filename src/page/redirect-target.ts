import { signInOrigins } from './hosts.ts';
import { languageRootPath } from './language.ts';
import type { Page } from './page.ts';

/** Where a visitor may be sent (contract, section 5; trust, rows 22 to 24). */

/** What of a page decides on redirects. */
export type RedirectPage = Pick<Page, 'url' | 'language' | 'site'>;

/** The language's site root, absolute: where a visitor lands in place of a target that is refused. */
export const languageRoot = (page: RedirectPage): string => new URL(languageRootPath(page), page.url).href;

/**
 * The absolute address to which a redirect may go: on the page's own origin, those of the sign-in services, or
 * `allowedRedirectOrigins`; the language's site root for anything else. Judged by parsing, as the browser will, so
 * that neither backslashes nor broken schemes nor a leading `//` lead elsewhere; nothing is decoded.
 */
export function safeRedirectTarget(target: string | undefined, page: RedirectPage): string {
  const url = target ? URL.parse(target, page.url) : null;
  const origins = [new URL(page.url).origin, ...signInOrigins(page), ...page.site.allowedRedirectOrigins];
  // What is neither http nor https has the origin "null".
  const isAllowed = url && /^https?:$/.test(url.protocol) && !url.username && origins.includes(url.origin);
  return isAllowed ? url.href : languageRoot(page);
}

/** Whether a host is this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * A login or logout address, absolute, or undefined where it is unusable and its control is not to be shown: it is
 * https, or http on the page's own origin or a loopback host.
 */
export function usableLoginAddress(address: string | undefined, page: RedirectPage): URL | undefined {
  const url = address ? URL.parse(address, page.url) : null;
  const isUsable =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && (url.origin === new URL(page.url).origin || isLoopback(url.hostname)));
  return url && isUsable ? url : undefined;
}

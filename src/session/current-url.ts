import { safeRedirectTarget, type RedirectPage } from '#src/page/redirect-target.ts';
import { currentUrl } from './storage.ts';
import { writeKey } from '#src/storage/store.ts';

/**
 * An address without its `status` parameters, in whatever letter case, repeated, or written as a list
 * (`status[]`). Everything else stays as it is, byte for byte, the hash too (trust, row 25).
 */
export function withoutStatus(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const kept = query.split('&').filter((entry) => !isStatus(entry.split('=', 1)[0] ?? ''));
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}

const isStatus = (name: string) =>
  [...new URLSearchParams(`${name}=`).keys()].some((decoded) => /^status(\[.*\])?$/i.test(decoded));

/**
 * Keeps the page for the login service to return to. A browser keeps no cookie over 4 KB; then the path alone is
 * kept (trust, row 30).
 */
export function rememberCurrentUrl(address: string, page: RedirectPage): void {
  const target = safeRedirectTarget(withoutStatus(address), page);
  if (writeKey(currentUrl, target)) return;
  const { origin, pathname } = new URL(target);
  writeKey(currentUrl, `${origin}${pathname}`);
}

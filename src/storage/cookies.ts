import { readDocument, writeDocument } from '#src/page/dom.ts';

/**
 * Cookies of ours, without a library: those there are read `document.cookie` by name, which an element named so
 * takes for itself (docs/decisions/0011-cookies-of-our-own.md).
 */

/** Days that a cookie of ours lives where nothing else is said (specification, section 9). */
const usualDays = 30;

/** What a cookie's value cannot hold as it is (RFC 6265, section 4.1.1: cookie-octet), and the percent sign. */
const unfit = /[^!#$&-+\--:<-[\]-~]/gu;

/** The text of a cookie, or undefined without one. Throws where the browser does. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const start = `${name}=`;
  const pair = readDocument('cookie')
    .split('; ')
    .find((candidate) => candidate.startsWith(start));
  return pair && decode(pair.slice(start.length).replace(/^"(.*)"$/, '$1'));
}

/** Writes a cookie. A browser drops one that is too long without a word, so it is read back (trust, row 30). */
export function writeCookie(name: string, text: string, days: number = usualDays): boolean {
  if (typeof document === 'undefined') return false;
  set(name, text.replace(unfit, encodeURIComponent), days * 24 * 60 * 60);
  return readCookie(name) === text;
}

/** Removes a cookie, also one that the login service has set for a parent domain. */
export function removeCookie(name: string): void {
  if (typeof document === 'undefined') return;
  set(name, '', 0);
  const labels = location.hostname.split('.');
  while (labels.length > 1 && readCookie(name) !== undefined) {
    set(name, '', 0, labels.join('.'));
    labels.shift();
  }
}

/** The same attributes write and remove a cookie, or it would not be removed (trust, row 29). */
function set(name: string, value: string, seconds: number, domain?: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const within = domain ? `; Domain=${domain}` : '';
  writeDocument('cookie', `${name}=${value}; Path=/; SameSite=Lax${secure}${within}; Max-Age=${seconds}`);
}

/** A text that somebody else wrote may hold a percent sign that encodes nothing. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

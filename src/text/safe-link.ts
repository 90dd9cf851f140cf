/** Addresses from authors and origins: which may be linked, and where they lead (trust, rows 6 and 14). */

const ofWeb = /^https?:/;
const linkable = /^(https?|mailto|tel):/;

/** What the WHATWG parser leaves out of an address before it looks at the scheme. */
const ignoredByParser = /^[\0- ]+|[\0- ]+$|[\t\n\r]/g;

/**
 * The address as it may stand in an `href`, or undefined where it must not: allowed are http, https, mailto, tel,
 * `#id`, and whatever resolves to one of these. Judged by parsing, as the browser will. An allowed address keeps
 * its author's own words, so that `/en/x` stays `/en/x`.
 *
 * @param base address of the page
 * @param allowed what it may begin with once it is parsed
 */
export function safeHref(address: string, base: string, allowed = linkable): string | undefined {
  const text = address.replace(ignoredByParser, '');
  const url = URL.parse(text, base);
  return text !== '' && url && allowed.test(url.href) ? text : undefined;
}

/**
 * The address of a picture, a film or another file as it may stand in a `src`, or undefined where it must not: as
 * `safeHref`, but http and https alone.
 *
 * @param base address of the page
 */
export const safeSource = (address: string, base: string): string | undefined =>
  safeHref(address, base, ofWeb);

/** Whether the address names a place on the page itself: the same page, and a `#` in it. */
export function isSamePage(address: string, pageUrl: string): boolean {
  const url = URL.parse(address, pageUrl);
  return url !== null && url.href.includes('#') && withoutHash(url.href) === withoutHash(pageUrl);
}

/** Whether the address leads to a page of another origin. */
export function isExternal(address: string, pageUrl: string): boolean {
  const url = URL.parse(address, pageUrl);
  return /^https?:$/.test(url?.protocol ?? '') && url?.origin !== URL.parse(pageUrl)?.origin;
}

const withoutHash = (href: string) => href.split('#', 1)[0];

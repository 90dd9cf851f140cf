/** Parameters in which widgets that list things keep their state (contract, section 4). */
const state = /^(?:search|q|sort|view|page|f\..+)$/;

/**
 * The address that is shared: path, fragment and the state of lists, never another parameter, which may tell of the visitor.
 *
 * @param pageUrl address of the page
 * @param shareUrl what its author wants shared; a page of another site is not
 * @param hasElement whether the page has an element with this id: a further list writes its state with its id and a dot
 */
export function shareAddress(
  pageUrl: string,
  shareUrl: string | undefined,
  hasElement: (id: string) => boolean,
): string {
  const { origin, pathname, searchParams, hash } = sitePage(pageUrl, shareUrl) ?? new URL(pageUrl);
  const isState = (name: string) =>
    state.test(name) ||
    [...name.matchAll(/\./g)].some(
      ({ index }) => state.test(name.slice(index + 1)) && hasElement(name.slice(0, index)),
    );
  const query = new URLSearchParams([...searchParams].filter(([name]) => isState(name))).toString();
  // Services of sign-in put tokens behind the #, as parameters.
  const fragment = /[=&]/.test(hash) ? '' : hash;
  return `${origin}${pathname}${query && `?${query}`}${fragment}`;
}

/** The page of an address where it is one of this site. */
export function sitePage(pageUrl: string, address: string | undefined): URL | undefined {
  const url = address ? URL.parse(address, pageUrl) : null;
  return url && url.origin === new URL(pageUrl).origin ? url : undefined;
}

import { isOwnHref, ownHref } from '#src/page/history.ts';

/** Addresses of links to this page as their author wrote them. */
const written = new WeakMap<Element, string>();

/** Makes links of a text to this page (`#place`, `?query`) lead to this page as it is now, whatever its `<base>` says. */
export function writeOwnLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = written.get(link) ?? link.getAttribute('href') ?? '';
    if (!isOwnHref(href)) continue;
    written.set(link, href);
    link.setAttribute('href', ownHref(href));
  }
}

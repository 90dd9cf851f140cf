import { isSamePage } from '#src/text/safe-link.ts';
import { isOwnHref, pageAddress } from './history.ts';
import { isPlainClick } from './plain-click.ts';
import { staysInWindow } from './stays-in-window.ts';

/** The hash that a click follows on this page, in this window; undefined for any other click. */
export function followedHash(click: MouseEvent): string | undefined {
  // The path as it was when the click began: a menu that has closed meanwhile took its link away.
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link) return undefined;
  const isFollowed = isPlainClick(click) && !link.hasAttribute('download');
  const { href: address } = pageAddress();
  // A `#consent` of the page itself is of this page, too, whatever its `<base>` says.
  const written = link.getAttribute('href') ?? '';
  const url = isOwnHref(written) ? new URL(written, address) : link;
  const namesPlace = url.hash.length > 1 && isSamePage(url.href, address);
  return isFollowed && staysInWindow(link.getAttribute('target')) && namesPlace ? url.hash : undefined;
}

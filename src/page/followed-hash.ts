import { isSamePage } from '#src/text/safe-link.ts';
import { isPlainClick } from './plain-click.ts';

/** The hash that a click follows on this page, in this window; undefined for any other click. */
export function followedHash(click: MouseEvent): string | undefined {
  // The path as it was when the click began: a menu that has closed meanwhile took its link away.
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link) return undefined;
  const isFollowed = isPlainClick(click) && !link.hasAttribute('download');
  const staysInWindow = !link.target || link.target.toLowerCase() === '_self';
  const namesPlace = link.hash.length > 1 && isSamePage(link.href, location.href);
  return isFollowed && staysInWindow && namesPlace ? link.hash : undefined;
}

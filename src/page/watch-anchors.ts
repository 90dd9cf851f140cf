import { isSamePage } from '#src/text/safe-link.ts';
import { findAnchor, scrollToAnchor, stopScroll } from './anchors.ts';

/**
 * Scrolls to what a clicked link names on this page, and to what the page's own address names. Only links inside roots
 * of ours: those of the page around them are its own.
 *
 * @returns ends it
 */
export function watchAnchors(): () => void {
  const onClick = (event: MouseEvent) => {
    const hash = followedHash(event);
    if (hash === undefined) return;
    // What is not there yet is left to the browser, which notes the address; we wait for it.
    if (findAnchor(hash.slice(1))) {
      event.preventDefault();
      if (location.hash !== hash) history.pushState(null, '', hash);
    }
    scrollToAnchor(hash.slice(1));
  };
  window.addEventListener('click', onClick);
  if (location.hash.length > 1) scrollToAnchor(location.hash.slice(1));
  return () => {
    window.removeEventListener('click', onClick);
    stopScroll();
  };
}

const ownRoots = '[data-widget-root],[data-prerendered],[data-tw-root]';

/** The hash that a click follows on this page; undefined for any other click. */
function followedHash(click: MouseEvent): string | undefined {
  // The path as it was when the click began: a menu that has closed meanwhile took its link away.
  const path = click.composedPath();
  const link = path.find((node) => node instanceof HTMLAnchorElement);
  if (!link || !path.some((node) => node instanceof Element && node.matches(ownRoots))) return undefined;
  const isPlain = !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  const isFollowed = isPlain && !click.defaultPrevented && !link.hasAttribute('download');
  const staysInWindow = !link.target || link.target.toLowerCase() === '_self';
  const namesPlace = link.hash.length > 1 && isSamePage(link.href, location.href);
  return isFollowed && staysInWindow && namesPlace ? link.hash : undefined;
}

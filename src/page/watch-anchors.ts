import { findAnchor, scrollToAnchor, stopScroll } from './anchors.ts';
import { followedHash } from './followed-hash.ts';
import { pageAddress, writeEntry } from './history.ts';

/**
 * Scrolls to what a clicked link names on this page, and to what the page's own address names. Only links inside roots
 * of ours: those of the page around them are its own.
 *
 * @returns ends it
 */
export function watchAnchors(): () => void {
  const onClick = (event: MouseEvent) => {
    const hash = followedHash(event);
    if (hash === undefined || !isOurs(event)) return;
    // The element is not there yet: the browser changes the address, and we wait for the element.
    if (findAnchor(hash.slice(1))) {
      event.preventDefault();
      if (pageAddress().hash !== hash) writeEntry('push', { hash });
    }
    scrollToAnchor(hash.slice(1));
  };
  window.addEventListener('click', onClick);
  const { hash: named } = pageAddress();
  if (named) scrollToAnchor(named.slice(1));
  return () => {
    window.removeEventListener('click', onClick);
    stopScroll();
  };
}

const ownRoots = '[data-widget-root],[data-prerendered],[data-tw-root]';

/** Whether a click was made inside a root of ours. */
const isOurs = (click: MouseEvent) =>
  click.composedPath().some((node) => node instanceof Element && node.matches(ownRoots));

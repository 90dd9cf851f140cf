import { isSamePage } from '#src/text/safe-link.ts';
import { byId } from './dom.ts';

/** What tells that a visitor has taken over. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends a scroll that is under way; harmless afterwards. */
export type StopScroll = () => void;

let stopCurrent: StopScroll | undefined;

/**
 * Scrolls smoothly to an element, 150 px below the window's upper edge, and moves the focus there, so that reading goes
 * on from it. While the page grows for another 2 s it scrolls after it, until the visitor does anything. An element that
 * is not there yet is waited for. With reduced motion it jumps. One such scroll at a time: a new one ends the last.
 * The code for it is fetched when it is first needed; where that fails the browser's own scrolling takes its place.
 *
 * @param id as it stands in the address, encoded or not
 */
export function scrollToAnchor(id: string): StopScroll {
  stopCurrent?.();
  let isOver = false;
  let stopFollowing: StopScroll | undefined;
  const stop = () => {
    isOver = true;
    stopFollowing?.();
    inputs.forEach((type) => window.removeEventListener(type, stop, true));
  };
  inputs.forEach((type) => window.addEventListener(type, stop, { capture: true, passive: true }));
  stopCurrent = stop;
  import('./follow-anchor.ts').then(
    ({ followAnchor }) => {
      if (!isOver) stopFollowing = followAnchor(() => findAnchor(id), stop);
    },
    () => {
      if (!isOver) findAnchor(id)?.scrollIntoView();
      stop();
    },
  );
  return stop;
}

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
    stopCurrent?.();
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

function findAnchor(id: string): HTMLElement | null {
  return byId(id) ?? byId(decode(id));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

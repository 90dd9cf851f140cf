import { byId } from './dom.ts';
import type { StopScroll } from './stop-scroll.ts';

/** Events by which a visitor begins to scroll the page: from then on it is not scrolled for them. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopCurrent: StopScroll | undefined;

/** Ends the scroll to an anchor that is under way, if there is one. */
export const stopScroll = (): void => stopCurrent?.();

/** Px that stay free above the target (specification, sections 2 and 9). */
const usualOffset = 150;

/**
 * Scrolls smoothly to an element, 150 px below the window's upper edge, and moves the focus there, so that reading goes
 * on from it. While widgets load, and for 2 s more, it scrolls after it as the page grows, until the visitor does anything. An element that
 * is not there yet is waited for. With reduced motion it jumps. One such scroll at a time: a new one ends the last.
 * The code for it is fetched when it is first needed; where that fails the browser's own scrolling takes its place.
 *
 * @param anchor id as it stands in the address, encoded or not; or what finds the element
 * @param offset px that stay free above it
 */
export function scrollToAnchor(
  anchor: string | (() => HTMLElement | null),
  offset: number = usualOffset,
): StopScroll {
  const find = typeof anchor === 'string' ? () => findAnchor(anchor) : anchor;
  stopScroll();
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
      if (!isOver) stopFollowing = followAnchor(find, offset, stop);
    },
    () => {
      if (!isOver) find()?.scrollIntoView();
      stop();
    },
  );
  return stop;
}

/** The element that an anchor names; null while it is not there. */
export function findAnchor(id: string): HTMLElement | null {
  return byId(id) ?? byId(decode(id));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

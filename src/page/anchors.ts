import { isSamePage } from '#src/text/safe-link.ts';
import { byId, pageElement } from './dom.ts';
import { isScrollLocked } from './scroll-holders.ts';

/** Px that stay free above the target (specification, sections 2 and 9). */
const offset = 150;

/** Looks after the first one, while late widgets still make the page grow (trust, row 61). */
const retries = 5;

/** Ms between them: the last comes 2 s after the first look. */
const pause = 400;

/** What tells that a visitor has taken over. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends a scroll that is under way; harmless afterwards. */
export type StopScroll = () => void;

let stopCurrent: StopScroll | undefined;

/**
 * Scrolls smoothly to an element, 150 px below the window's upper edge, and moves the focus there, so that reading goes
 * on from it. While the page grows for another 2 s it scrolls after it, until the visitor does anything. An element that
 * is not there yet is waited for. With reduced motion it jumps. One such scroll at a time: a new one ends the last.
 *
 * @param id as it stands in the address, encoded or not
 */
export function scrollToAnchor(id: string): StopScroll {
  stopCurrent?.();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  let hasFocus = false;
  let wanted: number | undefined;
  let seen: number | undefined;
  let looks = 0;

  const look = () => {
    looks += 1;
    if (looks > retries) stop();
    const target = findAnchor(id);
    // What covers the page holds it still; it lets go in a moment, or it is none of our business.
    if (!target || isScrollLocked()) return;
    if (!hasFocus) {
      reveal(target);
      hasFocus = takeFocus(target);
    }
    const top = topOf(target);
    const isThere = Math.abs(window.scrollY - top) <= 1;
    const isOnItsWay = wanted === top && seen !== window.scrollY;
    seen = window.scrollY;
    if (isThere || isOnItsWay) return;
    wanted = top;
    window.scrollTo({ top, behavior });
  };
  const stop = () => {
    clearInterval(timer);
    inputs.forEach((type) => window.removeEventListener(type, stop, true));
  };

  const timer = setInterval(look, pause);
  inputs.forEach((type) => window.addEventListener(type, stop, { capture: true, passive: true }));
  stopCurrent = stop;
  look();
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

function topOf(target: HTMLElement): number {
  const html = pageElement();
  const top = Math.round(target.getBoundingClientRect().top + window.scrollY - offset);
  return Math.max(0, Math.min(top, html.scrollHeight - html.clientHeight));
}

/** Opens what is closed around the target, as the browser does for its own jumps (HTML, 7.4.6.3). */
function reveal(target: HTMLElement): void {
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.getAttribute('hidden') === 'until-found') {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      element.removeAttribute('hidden');
    }
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
}

/** Whether the target has the focus now. */
function takeFocus(target: HTMLElement): boolean {
  target.focus({ preventScroll: true });
  if (target.matches(':focus') || target.hasAttribute('tabindex')) return target.matches(':focus');
  const letGo = () => target.removeAttribute('tabindex');
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const hasFocus = target.matches(':focus');
  if (hasFocus) target.addEventListener('blur', letGo, { once: true });
  else letGo();
  return hasFocus;
}

import { pageElement } from './dom.ts';
import { isScrollLocked } from './scroll-holders.ts';
import type { StopScroll } from './stop-scroll.ts';

/** Looks after the first one, while late widgets still make the page grow (trust, row 61). */
const retries = 5;

/** Ms between them: the last comes 2 s after the first look. */
const pause = 400;

/**
 * Scrolls to an element and gives it the focus, and scrolls after it while the page grows.
 *
 * @param find gives the element, or null while it is not there
 * @param offset px that stay free above it
 * @param onEnd called when there is nothing more to scroll after
 * @returns ends it
 */
export function followAnchor(find: () => HTMLElement | null, offset: number, onEnd: () => void): StopScroll {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  let hasFocus = false;
  let wanted: number | undefined;
  let seen: number | undefined;
  let looks = 0;

  const look = () => {
    looks += 1;
    if (looks > retries) onEnd();
    const target = find();
    // A layer over the page stops it from scrolling. It ends in a moment; if it does not, we leave the page alone.
    if (!target || isScrollLocked()) return;
    if (!hasFocus) {
      reveal(target);
      hasFocus = takeFocus(target);
    }
    const top = topOf(target, offset);
    const isThere = Math.abs(window.scrollY - top) <= 1;
    const isOnItsWay = wanted === top && seen !== window.scrollY;
    seen = window.scrollY;
    if (isThere || isOnItsWay) return;
    wanted = top;
    window.scrollTo({ top, behavior });
  };

  const timer = setInterval(look, pause);
  look();
  return () => clearInterval(timer);
}

function topOf(target: HTMLElement, offset: number): number {
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

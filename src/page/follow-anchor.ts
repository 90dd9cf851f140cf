import { pageElement } from './dom.ts';
import { overrideStyles } from './override-styles.ts';
import { isScrollLocked } from './scroll-holders.ts';
import { scrollerOf, scrollTopOf } from './scroller.ts';
import type { StopScroll } from './stop-scroll.ts';
import { zoomOf } from './zoom.ts';

/** Looks after the last widget has come, while what they show still makes the page grow (trust, row 61). */
const retries = 5;

/** Ms between them. */
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
    looks = isAnyLoading() ? 0 : looks + 1;
    if (looks > retries) onEnd();
    const target = find();
    // A layer over the page stops it from scrolling. It ends in a moment; if it does not, we leave the page alone.
    if (!target || isScrollLocked()) return;
    if (!hasFocus) {
      reveal(target);
      hasFocus = takeFocus(target);
    }
    const scrolled = scrollTopOf(target);
    const place = Math.round(target.getBoundingClientRect().top / zoomOf(scrollerOf(target)) + scrolled);
    const isOnItsWay = wanted === place && seen !== scrolled;
    seen = scrolled;
    if (isOnItsWay) return;
    wanted = place;
    scrollTo(target, offset, behavior);
  };

  const timer = setInterval(look, pause);
  look();
  return () => clearInterval(timer);
}

/** Whether a widget is on its way: on a slow line it comes later than 2 s after the click. */
const isAnyLoading = () => pageElement().querySelector('[data-status="loading"]') !== null;

/** Farther than any page is high: a property takes no `Infinity`. */
const mostRoom = 1e6;

/** Scrolls everything that scrolls around a target, so that it has its room below the upper edge of each. */
function scrollTo(target: HTMLElement, offset: number, behavior: ScrollBehavior): void {
  const scroller = scrollerOf(target);
  const undo = [
    // What is kept free for a header is part of the room; what the page's own bar covers comes on top.
    overrideStyles(scroller ?? pageElement(), {
      'scroll-padding-block-start': 'var(--tourism-top-offset, 0px)',
    }),
    overrideStyles(target, { 'scroll-margin-block-start': `${Math.min(offset, mostRoom)}px` }),
  ];
  target.scrollIntoView({ behavior });
  undo.forEach((restore) => restore());
  // What scrolls inside the target, or is the target, is led to its beginning.
  if (scroller && target.contains(scroller)) scroller.scrollTo({ top: 0, behavior });
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

import { pageBody, pageElement } from './dom.ts';
import { isScrollLocked } from './scroll-holders.ts';
import { zoomOf } from './zoom.ts';

/** The page's own, as it was found last; looking for it takes all elements. */
let found: HTMLElement | undefined;

/**
 * What scrolls around an element (contract, section 1): the nearest that scrolls up and down and is at least half the
 * window high, itself included; else, where the document does not scroll, the largest such element of the page. What
 * lies sideways, and boxes that are low, are part of what is read.
 *
 * @returns undefined for the window
 */
export function scrollerOf(element: Element | null | undefined): HTMLElement | undefined {
  for (let one = element; one; one = one.parentElement) if (scrolls(one)) return one;
  if (documentScrolls()) return undefined;
  if (found?.isConnected && scrolls(found)) return found;
  found = undefined;
  for (const one of pageElement().querySelectorAll('*')) {
    if (scrolls(one) && areaOf(one) > areaOf(found) && !one.closest(layers)) found = one;
  }
  return found;
}

/** What lies over a page, and what widgets scroll themselves, is not what the page is read in. */
const layers = 'dialog,[role=dialog],[aria-modal=true],[data-widget-root],[data-tw-root]';

/** Px that what scrolls around an element is scrolled. */
export const scrollTopOf = (element: Element | null | undefined): number =>
  scrollerOf(element)?.scrollTop ?? scrollY;

/** Where what scrolls around an element can be seen, in px of the window. */
export function viewOf(element: Element | null | undefined): {
  readonly top: number;
  readonly bottom: number;
} {
  const box = scrollerOf(element)?.getBoundingClientRect();
  return { top: Math.max(0, box?.top ?? 0), bottom: Math.min(innerHeight, box?.bottom ?? innerHeight) };
}

/** Scrolls what scrolls around an element at once. @param way px of the window, down */
export function scrollAround(element: Element | null | undefined, way: number): void {
  const scroller = scrollerOf(element);
  (scroller ?? window).scrollBy({ top: way / zoomOf(scroller), behavior: 'instant' });
}

/** Listens to whatever scrolls: events of elements do not bubble. @returns ends it */
export function onScroll(listener: (event: Event) => void): () => void {
  const options = { capture: true, passive: true };
  window.addEventListener('scroll', listener, options);
  return () => window.removeEventListener('scroll', listener, options);
}

function scrolls(element: Element): element is HTMLElement {
  const { clientHeight, scrollHeight } = element;
  return (
    scrollHeight > clientHeight &&
    2 * clientHeight * zoomOf(element) >= innerHeight &&
    /auto|scroll/.test(overflowOf(element)) &&
    element !== pageElement() &&
    element !== ownerOfWindow()
  );
}

/** Whether the window scrolls. Where something of ours holds it still, it goes on to be what scrolls. */
function documentScrolls(): boolean {
  const { clientHeight, scrollHeight } = pageElement();
  const isHeld = !isScrollLocked() && /hidden|clip/.test(overflowOf(ownerOfWindow()));
  return scrollY > 0 || (scrollHeight > clientHeight && !isHeld);
}

/** The element whose overflow is the window's (CSS Overflow 3, 3.1). */
export const ownerOfWindow = (): HTMLElement =>
  overflowOf(pageElement()) === 'visible' ? pageBody() : pageElement();

const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

const areaOf = (element: Element | undefined) => (element ? element.clientWidth * element.clientHeight : -1);

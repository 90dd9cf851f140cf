import { useEffect, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { onScroll, scrollAround, viewOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';
import { listen } from './listen.ts';

/** Px between the navigation and what it has uncovered. */
const gap = 8;

/** Height below which the navigation sticks; the stylesheet reads it. */
const topProperty = '--tourism-sticky-top';

/**
 * Keeps a navigation that sticks below the page's header, for which the page keeps room as it scrolls (`scroll-padding`), and
 * scrolls what gets the focus beneath it into view.
 */
export function useStickyState(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const html = pageElement();
    const measure = () => {
      const kept = parseFloat(getComputedStyle(html).scrollPaddingBlockStart) || 0;
      // What scrolls may begin below the header.
      const room = Math.max(0, kept * zoomOf(html) - viewOf(element.current).top);
      const top = `${room / zoomOf(element.current)}px`;
      // Writing it again would call the observer again.
      if (html.style.getPropertyValue(topProperty) !== top) html.style.setProperty(topProperty, top);
    };
    measure();
    // A header that mounts later, or goes, changes the room in the page's own style.
    const observer = new MutationObserver(measure);
    observer.observe(html, { attributes: true, attributeFilter: ['style', 'class'] });
    const stops = [
      () => observer.disconnect(),
      onScroll(measure),
      listen(['resize'], measure),
      listen(['focusin'], ({ target }) => uncover(target as Element, element.current)),
    ];
    return () => {
      html.style.removeProperty(topProperty);
      stops.forEach((stop) => stop());
    };
  }, [element, isWanted]);
}

/** Scrolls until an element is clear of what sticks over its upper edge. */
function uncover(element: Element, cover: Element | null): void {
  const { left, right, top, height } = element.getBoundingClientRect();
  const upper = Document.prototype.elementFromPoint.call(document, (left + right) / 2, top + 1);
  // One as high as half the window shows enough of itself.
  if (!cover?.contains(upper) || cover.contains(element) || height > window.innerHeight / 2) return;
  scrollAround(element, top - cover.getBoundingClientRect().bottom - gap);
}

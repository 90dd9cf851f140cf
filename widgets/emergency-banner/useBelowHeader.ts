import { useLayoutEffect, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { onScroll } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';

/** Keeps a layer below the page's header, which is fixed once the page has been scrolled; at the edge where there is none. */
export function useBelowHeader(layer: RefObject<HTMLElement | null>, isOver: boolean): void {
  useLayoutEffect(() => {
    const { current } = layer;
    const header = pageElement().querySelector('[role="banner"], body > header');
    if (!isOver || !current || !header) return undefined;
    const place = () => {
      const bottom = Math.min(header.getBoundingClientRect().bottom, innerHeight / 2) / zoomOf(current);
      // What is translated counts as no shift of the layout.
      current.style.setProperty('translate', `0 max(${bottom}px, var(--tourism-header-room))`);
    };
    place();
    const stop = onScroll(place);
    window.addEventListener('resize', place);
    return () => {
      stop();
      window.removeEventListener('resize', place);
    };
  }, [layer, isOver]);
}

import { useEffect, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { scrollerOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';

const property = 'scroll-padding-block-start';

/**
 * Keeps room for the scrolled bar above whatever the browser scrolls to: nothing that has the focus lies beneath it.
 *
 * @param isScrolled whether the bar is fixed: from then on it is known what scrolls around the header
 */
export function useScrollPadding(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  isScrolled: boolean,
): void {
  useEffect(() => (isWanted ? keepRoom(pageElement(), place.current) : undefined), [place, isWanted]);
  useEffect(() => {
    const scroller = isWanted && isScrolled ? scrollerOf(place.current) : undefined;
    return scroller && keepRoom(scroller, place.current);
  }, [place, isWanted, isScrolled]);
}

/** What scrolls may begin below the bar, and the page's `zoom` may enlarge the bar alone. */
function keepRoom(scroller: HTMLElement, place: Element | null): () => void {
  const { style } = scroller;
  const before = style.getPropertyValue(property);
  const top = scroller === pageElement() ? 0 : scroller.getBoundingClientRect().top;
  const zoom = zoomOf(scroller);
  const height = `var(--tourism-header-room) * ${zoomOf(place) / zoom}`;
  style.setProperty(property, `max(0px, ${height} - ${top / zoom}px)`);
  return () => style.setProperty(property, before);
}

import { useSyncExternalStore, type RefObject } from 'react';
import { isScrollLocked } from '#src/page/scroll-holders.ts';
import { onScroll, scrollerOf, scrollTopOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';

/** Px beyond which the header has its scrolled look (specification, section 9). */
const threshold = 100;

/** As it was before something covered the page: where the lock takes the page out of its flow it seems to be at its top. */
let last = false;

function readScrolled(place: HTMLElement | null): boolean {
  // What stands above the header, such as a notice, is scrolled past first. The header is what its place lies in.
  const header = place?.offsetParent as HTMLElement | null;
  const scroller = scrollerOf(place);
  const start = header?.offsetParent === scroller ? 0 : (scroller?.offsetTop ?? 0);
  const above = Math.max(0, (header?.offsetTop ?? 0) - start);
  // The window counts px of its own, whatever the page's zoom.
  const zoom = scroller ? 1 : zoomOf(place);
  if (!isScrollLocked()) last = scrollTopOf(place) > (above + threshold) * zoom;
  return last;
}

/**
 * Whether the page is scrolled beyond the header's threshold.
 *
 * @param place keeps the bar's height in the header while the bar is fixed
 */
export const useScrolled = (place: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    onScroll,
    () => readScrolled(place.current),
    () => false,
  );

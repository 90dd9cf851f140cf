import { useSyncExternalStore, type RefObject } from 'react';
import { isScrollLocked } from '#src/page/scroll-holders.ts';

/** Px beyond which the header has its scrolled look (specification, section 9). */
const threshold = 100;

/** As it was before something covered the page: where the lock takes the page out of its flow it seems to be at its top. */
let last = false;

function readScrolled(place: HTMLElement | null): boolean {
  // What stands above the header, such as a notice, is scrolled past first. The header is what its place lies in.
  const above = (place?.offsetParent as HTMLElement | null)?.offsetTop ?? 0;
  if (!isScrollLocked()) last = window.scrollY > above + threshold;
  return last;
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/**
 * Whether the page is scrolled beyond the header's threshold.
 *
 * @param place keeps the bar's height in the header while the bar is fixed
 */
export const useScrolled = (place: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readScrolled(place.current),
    () => false,
  );

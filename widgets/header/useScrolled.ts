import { useSyncExternalStore } from 'react';
import { isScrollLocked } from '#src/page/scroll-holders.ts';

/** Px beyond which the header has its scrolled look (specification, section 9). */
const threshold = 100;

/** As it was before something covered the page: where the lock takes the page out of its flow it seems to be at its top. */
let last = false;

function readScrolled(): boolean {
  if (!isScrollLocked()) last = window.scrollY > threshold;
  return last;
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled beyond the header's threshold. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, readScrolled, () => false);

import { useEffect, type RefObject } from 'react';
import { zoomOf } from '#src/page/zoom.ts';

/** Scrolls the list, not the page, so that the link to the current section is in the middle of it. */
export function useCurrentInView(place: RefObject<HTMLElement | null>, current: Element | undefined): void {
  useEffect(() => {
    const list = place.current?.querySelector('ul,ol');
    const link = list?.querySelector('[aria-current]');
    if (!current || !list || !link) return;
    const [of, own] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    const half = 2 * zoomOf(list);
    list.scrollBy?.({
      left: (of.left + of.right - own.left - own.right) / half,
      top: (of.top + of.bottom - own.top - own.bottom) / half,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }, [place, current]);
}

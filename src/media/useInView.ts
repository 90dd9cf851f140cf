import { useEffect, useState, type RefObject } from 'react';
import { scrollerOf } from '#src/page/scroller.ts';

/**
 * Whether an element is in view; on the server it is not. A browser that does not tell takes all for in view.
 *
 * @param margin how far outside the window still counts, as in `rootMargin`
 * @param follows whether it also turns false again; else it stays true once it was
 */
export function useInView(element: RefObject<Element | null>, margin: string, follows = false): boolean {
  const [isInView, setInView] = useState(false);
  const isSettled = isInView && !follows;

  useEffect(() => {
    const { current } = element;
    if (isSettled || !current) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      const timer = setTimeout(setInView, 0, true);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The margin of the window says nothing of an element that scrolls; a row of pictures that slides keeps its own.
      { rootMargin: margin, ...(scrollerOf(current) && { scrollMargin: margin }) },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin, isSettled]);

  return isInView;
}

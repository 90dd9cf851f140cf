import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether what is in an element is wider than it, as both change. Unknown on a server, where it is taken to fit. */
export function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const look = () => setScrolls(current.scrollWidth > current.clientWidth + 1);
    look();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [frame]);
  return scrolls;
}

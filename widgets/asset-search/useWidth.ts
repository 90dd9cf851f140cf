import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in px, as it changes; undefined on a server and before it is on the page. */
export function useWidth<Of extends HTMLElement>(): readonly [RefObject<Of | null>, number | undefined] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWidth(current.clientWidth);
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

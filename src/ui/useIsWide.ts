import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';

/**
 * Whether an element has at least this width, now and whenever it changes; undefined until it is measured, before the
 * first paint. The focus goes from the control of a panel to the one that replaces it.
 *
 * @param width in CSS px
 */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
  /** Id of the panel whose control had the focus when the element was measured. */
  const panel = useRef<string | null>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const active = readDocument('activeElement');
      panel.current = current.contains(active) ? (active?.getAttribute('aria-controls') ?? null) : null;
      setWide(current.clientWidth >= width);
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, width]);

  useLayoutEffect(() => {
    if (isWide === undefined || panel.current === null) return;
    const control = element.current?.querySelector<HTMLElement>(
      `[aria-controls="${CSS.escape(panel.current)}"]`,
    );
    control?.focus({ preventScroll: true });
  }, [element, isWide]);

  return isWide;
}

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import { columnSizes, columnWidths, type ColumnSize } from './row-state.ts';

/** How wide the column of an element is; on a server, and where nothing is measured, it is wide. */
export function useColumnSize(element: RefObject<Element | null>): ColumnSize {
  const [size, setSize] = useState<ColumnSize>('desktop');
  const measure = () => {
    const { current } = element;
    const width = current && current.getBoundingClientRect().width / zoomOf(current);
    if (width) setSize(columnSizes.find((name) => width >= columnWidths[name]) ?? 'mobile');
  };
  // Before the browser paints.
  useLayoutEffect(measure);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It reads the element alone.
  }, [element]);
  return size;
}

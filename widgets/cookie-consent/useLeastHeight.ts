import { useEffect, type RefObject } from 'react';

/**
 * Tells the bar, as `--tourism-answers`, how high its row of refuse and accept is: in a low window that row and two lines of text
 * are the least that it shows. No style can ask for the height of a part.
 */
export function useLeastHeight(bar: RefObject<HTMLElement | null>, row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (typeof ResizeObserver !== 'function' || !row.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      bar.current?.style.setProperty('--tourism-answers', `${height}px`);
    });
    observer.observe(row.current, { box: 'border-box' });
    return () => observer.disconnect();
  }, [bar, row]);
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Draws a frame in its own width, however narrow the room around it: smaller where it would not fit.
 *
 * @param width CSS px; undefined for as wide as the room
 * @returns the ref of the box around the frame, and the scale in percent
 */
export function useScale(frame: RefObject<HTMLIFrameElement | null>, width: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(100);

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const fit = () => {
      const room = current.clientWidth;
      const scale = width === undefined ? 1 : Math.min(1, room / width);
      const { style } = frame.current!;
      style.setProperty('inline-size', width === undefined ? '100%' : `${width}px`);
      style.setProperty('block-size', `${100 / scale}%`);
      style.setProperty('scale', String(scale));
      setPercent(Math.round(scale * 100));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    fit();
    return () => observer.disconnect();
  }, [frame, width]);

  return { box, percent };
}

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Ms that a number takes to its value. */
const duration = 1200;

/** Fast at first, slow at the end. */
const ease = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Counts a number up when it is first seen. A number that came with the page and is in view already stays: visitors are
 * reading it.
 *
 * @param box what must come into view
 * @param write writes the number for the part of the way done, from 0 to 1
 * @returns whether it is counting, and where the counting number is written meanwhile
 */
export function useCountUp(
  box: RefObject<Element | null>,
  isWanted: boolean,
  write: (part: number) => string,
): { readonly isCounting: boolean; readonly counter: RefObject<HTMLSpanElement | null> } {
  const counter = useRef<HTMLSpanElement>(null);
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const [isCounting, setCounting] = useState(false);

  useEffect(() => {
    const { current } = box;
    if (!current || !isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    // A browser that does not tell what is in view shows the value at once.
    if (typeof IntersectionObserver !== 'function') return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      if (isInView) observer.disconnect();
      if (isInView && !(wasServed && isFirst)) setCounting(true);
      isFirst = false;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, isWanted, wasServed]);

  const draw = useEffectEvent((part: number, longest: number) => {
    const text = write(part);
    // "999.9K" on the way to "2.5M" would not fit.
    if (counter.current && text.length <= longest) counter.current.textContent = text;
  });
  const lengthAtEnd = useEffectEvent(() => write(1).length);

  useEffect(() => {
    if (!isCounting) return undefined;
    const start = performance.now();
    const longest = lengthAtEnd();
    let request = 0;
    const step = () => {
      const part = (performance.now() - start) / duration;
      if (part >= 1) return setCounting(false);
      draw(ease(part), longest);
      request = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(request);
  }, [isCounting]);

  return { isCounting, counter };
}

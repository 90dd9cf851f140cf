import { breakpoints, from } from '#src/page/breakpoints.ts';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many entries of a menu fit beside each other; on a server, and where nothing is measured, all: below the
 * header's breakpoint, where the menu is about to go, and where nothing is drawn. Those that do not fit
 * have `hidden`, as has the last child of the list, “More”, while all fit. Styles leave them their width.
 *
 * @param length how many entries there are, without “More”
 * @param onHide what is open does not fit any longer
 */
export function useFitting(list: RefObject<HTMLElement | null>, length: number, onHide: () => void): number {
  const [count, setCount] = useState(length);

  // Before the browser paints.
  useLayoutEffect(() => {
    const { current } = list;
    // Below that width the menu goes, with all its entries.
    if (!current?.parentElement || !matchMedia(from(breakpoints.header)).matches) return undefined;
    const measured = [current.parentElement, ...current.children];
    const measure = () => {
      const [room = 0, ...widths] = measured.map((element) => element.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      let end = 0;
      const ends = widths.map((width) => (end += width));
      setCount(end > room ? ends.filter((at) => at + more <= room).length : length);
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    for (const element of measured) observer.observe(element);
    return () => observer.disconnect();
  }, [list, length]);

  useLayoutEffect(() => {
    const { current } = list;
    if (current?.querySelector('[hidden] > [aria-expanded="true"]')) onHide();
    if (!current?.querySelector('[hidden] > :focus')) return;
    const shown = [...current.querySelectorAll<HTMLElement>(':scope > :not([hidden]) > *')];
    shown.at(-1)?.focus({ preventScroll: true });
  });

  return count;
}

import { useLayoutEffect, type RefObject } from 'react';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Lets the browser leave out the items that are out of view while it draws the page anew, as for a dialog (`[data-rest]` in
 * `catalogue.module.css`). It begins once all items have been drawn: a browser remembers their heights then, so the page
 * keeps its own, and a place that it is brought back to is the same.
 *
 * @param list holds the items, each with `data-at`
 * @param isWhole all items have been drawn
 * @param of names what is shown and how: where another is, the heights are remembered anew
 */
export function useRestOfList(list: RefObject<HTMLElement | null>, isWhole: boolean, of: string): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !isWhole) return undefined;
    let takeBack: (() => void) | undefined;
    // Heights are remembered at the end of a frame.
    const frame = requestAnimationFrame(() => {
      takeBack = whenIdle(() => current.setAttribute('data-rest', of));
    });
    return () => {
      cancelAnimationFrame(frame);
      takeBack?.();
      current.removeAttribute('data-rest');
    };
  }, [list, isWhole, of]);
}

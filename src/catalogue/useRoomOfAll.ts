import { useLayoutEffect, type RefObject } from 'react';

/** More than any list needs, in px: while the items are measured the page may not become lower, or it would scroll up. */
const plenty = 1e6;

/**
 * Keeps the room of a whole list while its items are drawn in slices: what is below moves once, and a visitor in the middle
 * of the list stays there.
 *
 * @param list holds the items, each with `data-at`, all about as high as the first
 */
export function useRoomOfAll(list: RefObject<HTMLElement | null>, drawn: number, total: number): void {
  const isPartial = drawn < total;
  useLayoutEffect(() => {
    const { current } = list;
    const first = current?.querySelector<HTMLElement>('[data-at]');
    if (!isPartial || !current || !first?.parentElement) return undefined;
    const keep = (height: number) => current.style.setProperty('min-block-size', `${height}px`);
    keep(plenty);
    const { columnGap, rowGap } = getComputedStyle(first.parentElement);
    const [between, below] = [parseFloat(columnGap) || 0, parseFloat(rowGap) || 0];
    const columns = Math.floor((first.parentElement.offsetWidth + between) / (first.offsetWidth + between));
    const rows = Math.ceil(total / Math.max(1, columns));
    keep(rows * (first.offsetHeight + below) - below);
    return () => {
      current.style.removeProperty('min-block-size');
    };
  }, [list, isPartial, total]);
}

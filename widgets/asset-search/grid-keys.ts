import type { Direction } from '#src/i18n/languages.ts';

/** A cell of the grid: row and place in it, from 0. */
interface Cell {
  readonly row: number;
  readonly at: number;
}

/** A key with its modifiers. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The cell to which a key leads (APG: layout grid); at the end of a row the arrows go on in the next one.
 *
 * @param middles of the cells in each row, in px from the left
 * @returns undefined for a key that leads nowhere
 */
export function cellAfter(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Press,
  { row, at }: Cell,
  middles: readonly (readonly number[])[],
  direction: Direction,
): Cell | undefined {
  if (altKey || metaKey || shiftKey) return undefined;
  const last = middles.length - 1;
  const lastIn = (one: number) => (middles[one]?.length ?? 1) - 1;
  if (key === 'Home') return { row: ctrlKey ? 0 : row, at: 0 };
  if (key === 'End') return ctrlKey ? { row: last, at: lastIn(last) } : { row, at: lastIn(row) };
  if (ctrlKey) return undefined;
  const [back, forward] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === forward) {
    if (at < lastIn(row)) return { row, at: at + 1 };
    return row < last ? { row: row + 1, at: 0 } : undefined;
  }
  if (key === back) {
    if (at > 0) return { row, at: at - 1 };
    return row > 0 ? { row: row - 1, at: lastIn(row - 1) } : undefined;
  }
  const to = key === 'ArrowDown' ? row + 1 : key === 'ArrowUp' ? row - 1 : -1;
  return to >= 0 && to <= last
    ? { row: to, at: nearest(middles[to] ?? [], middles[row]?.[at] ?? 0) }
    : undefined;
}

/** Index of the middle that is the nearest. */
function nearest(middles: readonly number[], wanted: number): number {
  let best = 0;
  for (const [index, middle] of middles.entries())
    if (Math.abs(middle - wanted) < Math.abs((middles[best] ?? Infinity) - wanted)) best = index;
  return best;
}

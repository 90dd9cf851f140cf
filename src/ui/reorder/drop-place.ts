import type { Place } from './moves.ts';

/** A rectangle, in px of the window. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** A point, in px of the window. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** A list as it is drawn: its own box, and those of its entries but the dragged one, from top to bottom. */
export interface DrawnList {
  readonly id: string;
  readonly box: Box;
  readonly entries: readonly Box[];
}

/**
 * Where something that is let go at a point is put: into the list that is nearest to it, before the first entry whose middle is
 * below it. Below a short column that column is nearest, however near the longer one beside it is. Undefined where there is no list.
 */
export function dropPlace(lists: readonly DrawnList[], point: Point): Place | undefined {
  const [nearest] = lists
    .map((list) => ({ ...list, ...distances(list.box, point) }))
    .toSorted((one, other) => one.beside - other.beside || one.distance - other.distance);
  if (!nearest) return undefined;
  const index = nearest.entries.findIndex(({ top, bottom }) => (top + bottom) / 2 > point.clientY);
  return { list: nearest.id, index: index < 0 ? nearest.entries.length : index };
}

/** Px that a point may be beside a list without being nearer to what is above or below it: the gap between columns. */
const gap = 24;

function distances({ top, right, bottom, left }: Box, { clientX, clientY }: Point) {
  const across = Math.max(left - clientX, 0, clientX - right);
  const down = Math.max(top - clientY, 0, clientY - bottom);
  return { beside: Math.max(0, across - gap), distance: Math.hypot(across, down) };
}

/** Px from an edge within which it scrolls. */
const edge = 64;

/** Px that it scrolls a frame at the edge itself. */
const fastest = 14;

/** Px to scroll in this frame for a pointer at `at` between two edges; below 0 towards the start. */
export function scrollSpeed(at: number, start: number, end: number): number {
  const beyond = at < start + edge ? at - start - edge : Math.max(0, at - end + edge);
  return (Math.max(-edge, Math.min(beyond, edge)) / edge) * fastest;
}

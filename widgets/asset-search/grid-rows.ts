import type { Asset } from '#src/assets/asset.schema.ts';
import { listOf } from '#src/text/list-of.ts';

/** How wide an asset is drawn for its height in a mosaic. */
export type Shape = 'wide' | 'square' | 'tall';

/** Width of each shape for a height of 1. */
const shares: Readonly<Record<Shape, number>> = { wide: 1.5, square: 1, tall: 0.75 };

/** The shape of a picture or a film by its pixels; of all others a square. */
export function shapeOf({ type, width, height, orientation }: Asset): Shape {
  if (type !== 'image' && type !== 'video') return 'square';
  const ratio = width && height ? width / height : orientation === 'portrait' ? 0.75 : 1.5;
  return ratio > 1.2 ? 'wide' : ratio < 0.85 ? 'tall' : 'square';
}

/** Px: the least width of a card, and the gap between two. */
const card = 232;
const gap = 16;

/** Px: the height that the rows of a mosaic have about, as in the stylesheet. */
const rowHeight = 248;

/** Px: lower rows have no room for their words. */
const lowestRow = 200;

/** How many cards stand beside each other. @param width of the grid in px; two at least where there is any room */
export const columnsFor = (width: number): number =>
  width < 340 ? 1 : Math.max(2, Math.floor((width + gap) / (card + gap)));

/** Lists of a length each, but for the last. */
export function chunks<Entry>(entries: readonly Entry[], length: number): readonly (readonly Entry[])[] {
  return listOf(Math.ceil(entries.length / length), (index) =>
    entries.slice(index * length, (index + 1) * length),
  );
}

/**
 * The rows of a mosaic: each as full as its pictures fill the width at about the same height, and none so low that words
 * have no room.
 *
 * @param shapes of the pictures in their order
 * @param width of the mosaic in px
 * @returns how many pictures each row has, and whether it is full
 */
export function mosaicRows(
  shapes: readonly Shape[],
  width: number,
): readonly { readonly count: number; readonly isFull: boolean }[] {
  const rows: { count: number; isFull: boolean }[] = [];
  let [count, filled] = [0, 0];
  const close = () => {
    rows.push({ count, isFull: true });
    [count, filled] = [0, 0];
  };
  for (const shape of shapes) {
    const all = filled + shares[shape];
    if (count > 0 && (width - count * gap) / all < lowestRow) close();
    count += 1;
    filled += shares[shape];
    if (filled * rowHeight + (count - 1) * gap >= width * 0.92) close();
  }
  if (count > 0) rows.push({ count, isFull: false });
  return rows;
}

import type { Config } from './widget.ts';

/** A picture of 16:9 that covers a box of 4:3, or a square, is wider than the box by this. */
const overhang = { '4:3': 4 / 3, '1:1': 16 / 9, '16:9': 1 } as const;

/** After how many pictures of a mosaic a large one stands, by columns; the stylesheet knows the same. */
const largeEvery = { 2: 3, 3: 6, 4: 5 } as const;

/** Up to so many of the last pictures of a mosaic may be drawn larger, to fill its last row. */
const atTheEnd = 2;

/**
 * How wide a picture of a list is drawn, as in `sizes` of an img.
 *
 * @param index its place in the list, from 0
 * @param count how many there are
 */
export function sizesOf({ layout, columns }: Config, index: number, count: number): string {
  const write = (wide: number, small: number, ratio: keyof typeof overhang) =>
    `(min-width: 768px) ${Math.round(wide * overhang[ratio])}vw, ${Math.round(small * overhang[ratio])}vw`;
  const column = 100 / columns;
  if (layout === 'carousel') return write(80, 87, '16:9');
  if (layout === 'social') return write(column, 33, '1:1');
  if (layout === 'grid') return write(column, 50, '4:3');
  const isLast = index >= count - atTheEnd;
  const isLarge = (every: number) => isLast || index % every === 0;
  return write(isLarge(largeEvery[columns]) ? 2 * column : column, isLarge(3) ? 100 : 50, '4:3');
}

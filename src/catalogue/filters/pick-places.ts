/**
 * How many items stand before each pick: six to eight from one to the next. A pick is two columns wide; with these numbers it
 * leaves no gap in rows of one to four cards.
 */
const [first, ...others] = [6, 14, 20, 28] as const;

/**
 * How many items stand before each pick of a list; a shorter list ends with the first.
 *
 * @param length of the whole list; Infinity while more may come, since a pick never moves
 */
export const pickPlaces = (length: number): readonly number[] => [Math.min(first, length), ...others];

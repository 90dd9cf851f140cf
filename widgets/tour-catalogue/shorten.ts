/** A list as far as there is room for it. */
interface Shortened {
  readonly start: readonly string[];
  /** How many are left out between start and end. */
  readonly left: number;
  readonly end: readonly string[];
}

/** Names that fit on a card, and those at the start of a longer list. */
const most = 4;
const first = 2;

/** The places at which a route begins and ends; never leaves out a single one, whose name is as short as its number. */
export function shorten(names: readonly string[]): Shortened {
  if (names.length <= most) return { start: names, left: 0, end: [] };
  return { start: names.slice(0, first), left: names.length - first - 1, end: names.slice(-1) };
}

import type { Glyph } from '#src/icon/glyph.ts';

/** A short fact of an item, as its card shows it. The icon only repeats what the text says. */
export interface Fact {
  /** What it tells, as `price`; an item has at most one of each. */
  readonly name: string;
  readonly icon: Glyph;
  readonly text: string;
}

import type { Glyph } from '#src/icon/glyph.ts';

/** A short fact of an item, as its card shows it. The icon only repeats what the text says. */
export interface Fact {
  readonly icon: Glyph;
  readonly text: string;
}

import type { Glyph } from '#src/icon/glyph.ts';

/** Icons of a list alone: what is in `src/icon/glyphs.ts` is fetched with the header. */

/** An arrow down and an arrow up. */
export const order: Glyph = { body: ['M8 4v16m-4-4 4 4 4-4M16 20V4m-4 4 4-4 4 4'] };

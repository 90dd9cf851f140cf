import type { Glyph } from '#src/icon/glyph.ts';

/** A column that can be sorted and is not. */
export const unsorted: Glyph = { body: ['m7.5 8.5 4.5-4.5 4.5 4.5M7.5 15.5l4.5 4.5 4.5-4.5'] };
export const ascending: Glyph = { body: ['m6 14.5 6-6 6 6'] };
export const descending: Glyph = { body: ['m6 9.5 6 6 6-6'] };

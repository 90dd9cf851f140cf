import type { Glyph } from '#src/icon/glyph.ts';

/** Glyphs of the large view alone: in `src/icon` each would be fetched by all who draw another. */

const lens = ['circle', { cx: '10.5', cy: '10.5', r: '6.5' }] as const;

export const zoomIn: Glyph = { body: [lens, 'M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6'] };
export const zoomOut: Glyph = { body: [lens, 'M15.5 15.5 21 21M7.5 10.5h6'] };

import type { Glyph } from '#src/icon/glyph.ts';

/** A badge that has no picture. */
export const medal: Glyph = {
  body: [
    ['circle', { cx: '12', cy: '9', r: '5.5' }],
    'M8.5 13.5 7 21l5-2.8 5 2.8-1.5-7.5M9.8 9.2l1.6 1.6 2.9-3.2',
  ],
};

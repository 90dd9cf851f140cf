import type { Glyph } from '#src/icon/glyph.ts';

/** Glyphs of players; none of them mirrors. */

export const sound: Glyph = {
  body: ['M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'],
};
export const muted: Glyph = { body: ['M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5'] };
export const captions: Glyph = {
  body: [
    ['rect', { x: '3', y: '5', width: '18', height: '14', rx: '2' }],
    'M10.5 10.3a2.2 2.2 0 1 0 0 3.4M17.5 10.3a2.2 2.2 0 1 0 0 3.4',
  ],
};
export const fullScreen: Glyph = { body: ['M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5'] };
export const leaveFullScreen: Glyph = { body: ['M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5'] };
export const described: Glyph = {
  body: ['M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6z', ['circle', { cx: '12', cy: '12', r: '2.6' }]],
};

import type { Glyph } from '#src/icon/glyph.ts';

/** What only a panorama draws: here nobody else fetches it. */

export const gyroscope: Glyph = {
  body: [
    ['rect', { x: '8', y: '4.5', width: '8', height: '15', rx: '1.8' }],
    'M4.5 8.5C3.2 10.8 3.2 13.2 4.5 15.5M19.5 8.5c1.3 2.3 1.3 4.7 0 7M11.5 17h1',
  ],
};
export const fill: Glyph = { body: ['M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'] };
export const shrink: Glyph = { body: ['M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'] };

// Made by scripts/pictures/glyphs.mjs from ./icons: do not edit. One constant per icon.
import type { Glyph } from './glyph.ts';

export const arrow: Glyph = { body: ['M4 12h16M14 6l6 6-6 6'], mirrored: true };
export const check: Glyph = { body: ['m4.5 12.5 5 5 10-11'] };
export const chevron: Glyph = { body: ['m9 5 7 7-7 7'], mirrored: true };
export const chevronDown: Glyph = { body: ['m5 9 7 7 7-7'] };
export const clock: Glyph = { body: [['circle', { cx: '12', cy: '12', r: '9' }], 'M12 6.5V12l3.8 2.5'] };
export const close: Glyph = { body: ['m5 5 14 14M19 5 5 19'] };
export const error: Glyph = {
  body: ['M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', 'M12 7.5v5.5M12 16.3h.01'],
};
export const external: Glyph = {
  body: ['M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V14M14 3.5h6.5V10M20.5 3.5 11 13'],
  mirrored: true,
};
export const globe: Glyph = {
  body: [
    ['circle', { cx: '12', cy: '12', r: '9' }],
    'M3 12h18M12 3c3 2.8 4 5.8 4 9s-1 6.2-4 9c-3-2.8-4-5.8-4-9s1-6.2 4-9z',
  ],
};
export const info: Glyph = { body: [['circle', { cx: '12', cy: '12', r: '9' }], 'M12 11v5.5M12 7.5h.01'] };
export const menu: Glyph = { body: ['M3 7h18M3 12h18M9 17h12'], mirrored: true };
export const pause: Glyph = { body: [['path', { d: 'M8 5v14M16 5v14', strokeWidth: '2.5' }]] };
export const play: Glyph = { body: ['M7 4.5 19.5 12 7 19.5z'] };
export const search: Glyph = { body: [['circle', { cx: '10.5', cy: '10.5', r: '6.5' }], 'M15.5 15.5 21 21'] };
export const success: Glyph = { body: [['circle', { cx: '12', cy: '12', r: '9' }], 'm7.5 12.3 3 3 6-6.5'] };
export const sun: Glyph = {
  body: [
    ['circle', { cx: '12', cy: '12', r: '4' }],
    'M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
  ],
};
export const user: Glyph = {
  body: [['circle', { cx: '12', cy: '8', r: '4' }], 'M4 20.5c.8-4 4-6 8-6s7.2 2 8 6'],
};
export const warning: Glyph = { body: ['M12 3.5 22 20.5H2z', 'M12 10v5M12 17.7h.01'] };

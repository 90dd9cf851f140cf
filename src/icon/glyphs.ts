// Made by scripts/pictures/glyphs.mjs from ./icons: do not edit. One constant per icon.
import type { Glyph } from './glyph.ts';

export const arrowUp: Glyph = { body: ['M12 20V4M6 10l6-6 6 6'] };
export const bus: Glyph = {
  body: [
    ['rect', { x: '4', y: '4', width: '16', height: '13.5', rx: '2.5' }],
    'M4 11.5h16M12 4v7.5M7 17.5v2.3M17 17.5v2.3M7.5 14.5h.01M16.5 14.5h.01',
  ],
};
export const calendar: Glyph = {
  body: [
    ['rect', { x: '3.5', y: '5', width: '17', height: '15.5', rx: '2' }],
    'M3.5 10h17M8 2.8V7M16 2.8V7',
    ['path', { d: 'M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01', strokeWidth: '2' }],
  ],
};
export const car: Glyph = {
  body: [
    'M3 17v-4l2.2-5.5A2 2 0 0 1 7 6.2h10a2 2 0 0 1 1.8 1.3L21 13v4z',
    'M3.3 12.5h17.4M6.5 17v2M17.5 17v2M6.5 14.8h2M15.5 14.8h2',
  ],
};
export const copy: Glyph = {
  body: [
    ['rect', { x: '8.5', y: '8.5', width: '12', height: '12', rx: '2' }],
    'M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3',
  ],
};
export const download: Glyph = { body: ['M12 3.5v12M7 10.8l5 5 5-5M4 20.5h16'] };
export const edit: Glyph = { body: ['m4 20 1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5'] };
export const facebook: Glyph = {
  body: [['circle', { cx: '12', cy: '12', r: '9' }], 'M15.5 8H14a2 2 0 0 0-2 2v11M9 13h6'],
};
export const filter: Glyph = {
  body: [
    'M3 7h9M18 7h3M3 17h3M12 17h9',
    ['circle', { cx: '15', cy: '7', r: '2.8' }],
    ['circle', { cx: '9', cy: '17', r: '2.8' }],
  ],
};
export const grid: Glyph = {
  body: ['M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'],
};
export const heart: Glyph = {
  body: ['M12 20.2C5.5 15.8 3 12.5 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.5-2.5 6.8-9 11.2z'],
};
export const heartFilled: Glyph = {
  body: [
    [
      'path',
      {
        d: 'M12 20.2C5.5 15.8 3 12.5 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.5-2.5 6.8-9 11.2z',
        fill: 'currentColor',
      },
    ],
  ],
};
export const image: Glyph = {
  body: [
    ['rect', { x: '3', y: '4.5', width: '18', height: '15', rx: '2' }],
    'm3.5 17 5.5-6.5 4 4.5 2.5-3 5 5.5',
    ['circle', { cx: '16', cy: '8.8', r: '1.3' }],
  ],
};
export const line: Glyph = {
  body: [
    'M12 3.5c-5 0-9.5 3-9.5 7 0 3.5 3.5 6.5 8 7v3c3-1.5 11-5.5 11-10 0-4-4.5-7-9.5-7zM6 8.5v4h1.5M9.5 8.5v4M11.5 12.5v-4l2.5 4v-4M18 8.5h-1.5v4H18M16.5 10.5h1',
  ],
};
export const linkedin: Glyph = {
  body: [
    ['rect', { x: '3.5', y: '3.5', width: '17', height: '17', rx: '2' }],
    'M8 10.5v6M8 7.5h.01M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5',
  ],
};
export const list: Glyph = {
  body: ['M8.5 6H21M8.5 12H21M8.5 18H21M4 6h.01M4 12h.01M4 18h.01'],
  mirrored: true,
};
export const locate: Glyph = {
  body: [
    ['circle', { cx: '12', cy: '12', r: '6' }],
    ['circle', { cx: '12', cy: '12', r: '1.5' }],
    'M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5',
  ],
};
export const lock: Glyph = {
  body: [
    ['rect', { x: '4.5', y: '10.5', width: '15', height: '10', rx: '2' }],
    'M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
  ],
};
export const mail: Glyph = {
  body: [['rect', { x: '3', y: '5', width: '18', height: '14', rx: '2' }], 'm3.5 7 8.5 6.5L20.5 7'],
};
export const map: Glyph = { body: ['m3 6.5 6-3 6 3 6-3v14l-6 3-6-3-6 3z', 'M9 3.5v14M15 6.5v14'] };
export const mapPin: Glyph = {
  body: ['M12 21.5C7 16.5 5 13 5 9.8a7 7 0 0 1 14 0c0 3.2-2 6.7-7 11.7z', 'm12 7 2.8 4.5H9.2z'],
};
export const minus: Glyph = { body: ['M4.5 12h15'] };
export const move: Glyph = {
  body: [
    'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5',
  ],
};
export const phone: Glyph = {
  body: [
    'M5 3.5h4l1.8 5-2.5 1.8a12 12 0 0 0 5.4 5.4l1.8-2.5 5 1.8v4a1.8 1.8 0 0 1-2 1.8A16.5 16.5 0 0 1 3.2 5.5a1.8 1.8 0 0 1 1.8-2z',
  ],
};
export const plane: Glyph = {
  body: [
    [
      'path',
      {
        d: 'M10.3 13.7 3 11.5l1.2-1.8 7 .3 5.3-5.3c1.3-1.3 3.2-1.7 3.9-1s.3 2.6-1 3.9l-5.3 5.3.3 7-1.8 1.2-2.3-7.4-3.3 3.3.3 2.3-1.2 1.2-1.6-3.4-3.4-1.6L3.3 14l2.3.3z',
        transform: 'translate(.6 .3) scale(.96)',
      },
    ],
  ],
};
export const plus: Glyph = { body: ['M12 4.5v15M4.5 12h15'] };
export const print: Glyph = {
  body: [
    'M7 8.5v-5h10v5M7 16.5H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17',
    ['rect', { x: '7', y: '13.5', width: '10', height: '7' }],
  ],
};
export const qrCode: Glyph = {
  body: [
    'M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14.5 14.5h2v2M20.5 14.5V17M14.5 20.5h2M20.5 20.5h-1',
  ],
};
export const settings: Glyph = {
  body: [
    ['circle', { cx: '12', cy: '12', r: '7' }],
    ['circle', { cx: '12', cy: '12', r: '2.8' }],
    'M12 2.3V5M12 19v2.7M2.3 12H5M19 12h2.7M5.1 5.1l2 2M16.9 16.9l2 2M18.9 5.1l-2 2M7.1 16.9l-2 2',
  ],
};
export const share: Glyph = { body: ['M12 15V3.5M7.5 7.5 12 3l4.5 4.5M6 11H4.5v9.5h15V11H18'] };
export const ship: Glyph = {
  body: ['M3 15h18l-2.5 5h-13z', 'M11 15V3c5 2.5 8 6 8.5 9.5H11M8.5 12.5H5L8.5 7'],
};
export const signOut: Glyph = {
  body: ['M14 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10 12h11M17 8l4 4-4 4'],
  mirrored: true,
};
export const sort: Glyph = { body: ['M8 4.5v15M4.5 16 8 19.5 11.5 16M16 19.5v-15M12.5 8 16 4.5 19.5 8'] };
export const star: Glyph = {
  body: ['m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z'],
};
export const telegram: Glyph = { body: ['M20.5 4.5 3 11.5l5.5 2 2 6 3-4 5 3.5zM8.5 13.5l6-4.5'] };
export const ticket: Glyph = {
  body: ['M3 6.5h18V10a2 2 0 0 0 0 4v3.5H3V14a2 2 0 0 0 0-4z', 'M14 6.5v2M14 11v2M14 15.5v2'],
};
export const train: Glyph = {
  body: [
    ['rect', { x: '5', y: '3', width: '14', height: '14.5', rx: '3' }],
    'M5 11h14M12 5v6M8 21l1.8-3.5M16 21l-1.8-3.5M8.5 14.3h.01M15.5 14.3h.01',
  ],
};
export const trash: Glyph = { body: ['M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6'] };
export const upload: Glyph = { body: ['M12 15.8V3.8M7 8.5l5-5 5 5M4 20.5h16'] };
export const users: Glyph = {
  body: [
    ['circle', { cx: '9', cy: '8', r: '3.8' }],
    'M2 20.5c.7-3.9 3.4-5.8 7-5.8s6.3 1.9 7 5.8M15.5 4.4a3.8 3.8 0 0 1 0 7.2M18.5 15c2 .9 3.2 2.7 3.5 5.5',
  ],
};
export const video: Glyph = {
  body: [['rect', { x: '3', y: '5.5', width: '12.5', height: '13', rx: '2' }], 'm15.5 10.5 5.5-3v9l-5.5-3z'],
};
export const vk: Glyph = {
  body: [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
    'm6.5 9 2.5 6L11.5 9M14 9v6M18 9l-4 3 4 3',
  ],
};
export const walk: Glyph = {
  body: [
    ['circle', { cx: '13', cy: '4.2', r: '1.7' }],
    'M12.5 8.2 10.8 14l3.2 2.5.8 4.5M10.8 14l-1.6 3.2-3 3.3M12.5 8.2 8.5 10l-1 3M12.5 8.2l2 3 3.2 1',
  ],
};
export const weibo: Glyph = {
  body: [
    'M9.5 10C5.5 11 3 13.5 3 16s3 4 7 4 7-2 7-4.5c0-1.5-1-2.5-2.5-3 .5-2-1-3-5-2.5M15 4.5a5 5 0 0 1 5.5 6M15.5 7.5a2 2 0 0 1 2 2.5',
    ['circle', { cx: '10', cy: '15.5', r: '2' }],
  ],
};
export const whatsapp: Glyph = {
  body: ['m3.5 20.5 1.3-4.2a8.5 8.5 0 1 1 3 3zM9 8c0 4 3 7 7 7l.5-2-2-1-1 1c-1-.5-2-1.5-2.5-2.5l1-1-1-2z'],
};
export const x: Glyph = { body: ['M4.5 4.5H8l11.5 15H16zM19 4.5l-6 6.4M11 13.1l-6 6.4'] };

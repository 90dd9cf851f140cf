import type { Glyph } from '#src/icon/glyph.ts';

/** Six points: can be moved. */
export const grip: Glyph = {
  body: [['path', { d: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', strokeWidth: '2.75' }]],
};
export const arrowDown: Glyph = { body: ['M12 4v16M6 14l6 6 6-6'] };

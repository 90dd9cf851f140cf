/** One shape of a glyph: the line of a path, or the element's name and its attributes as React takes them. */
export type GlyphShape = string | readonly ['path' | 'circle' | 'rect', Readonly<Record<string, string>>];

/**
 * A built-in icon as data, so that React draws it without any HTML (Trusted Types). Drawn on a grid of 24 × 24 px,
 * strokes of 1.5 px in `currentColor` with round caps and joins, nothing filled unless a shape says so: see `glyphFrame`.
 */
export type Glyph = {
  readonly body: readonly GlyphShape[];
  /** Points along the reading direction: to be turned by `scaleX(-1)` where the text runs right to left. */
  readonly mirrored?: true;
};

/** Attributes of the `svg` element around every glyph; width and height are the caller's (24, 20 or 16 px). */
export const glyphFrame = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A shape as element and attributes, whichever way the data holds it. */
export const drawn = (shape: GlyphShape) =>
  typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;

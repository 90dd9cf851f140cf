import type { Glyph } from '#src/icon/glyph.ts';
import { drawn, glyphFrame } from '#src/icon/glyph.ts';
import { attributes } from '../html.ts';

/** Names of SVG attributes as React has them, as markup has them. */
const inMarkup = (name: string) =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const marks = (values: Readonly<Record<string, unknown>>) =>
  attributes(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [inMarkup(name), String(value)])),
  );

/** An icon beside words that say the same. */
export function icon(glyph: Glyph, size: 16 | 20 | 24 = 20): string {
  const shapes = glyph.body
    .map(drawn)
    .map(([shape, values]) => `<${shape}${marks(values)}/>`)
    .join('');
  const frame = { ...glyphFrame, class: glyph.mirrored ? 'site-flip' : undefined, width: size, height: size };
  const shown = Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined));
  return `<svg${marks(shown)} aria-hidden="true" focusable="false">${shapes}</svg>`;
}

import type { Tokens } from './read-tokens.ts';

/** Two colours that meet on a page. */
interface Pair {
  readonly front: string;
  readonly ground: string;
  /** Least ratio: 4.5 for text, 3 for lines and the focus ring (WCAG 2.2: 1.4.3, 1.4.11). */
  readonly least: 4.5 | 3;
}

/** What a theme lacks. */
export interface Lack extends Pair {
  /** Ratio of both, from 1 to 21; undefined where a colour is missing or cannot be read. */
  readonly ratio: number | undefined;
}

const pairs = (least: 4.5 | 3, fronts: string, grounds: string): Pair[] =>
  fronts.split(' ').flatMap((front) => grounds.split(' ').map((ground) => ({ front, ground, least })));

/** Tokens that meet, without `--tourism-color-`. */
export const contrastPairs: readonly Pair[] = [
  ...pairs(4.5, 'ink muted link primary primary-hover', 'page surface sunken tint'),
  ...pairs(4.5, 'on-primary', 'primary primary-hover primary-active'),
  ...pairs(4.5, 'on-accent', 'accent accent-hover accent-active'),
  ...pairs(4.5, 'on-night on-night-muted night-link', 'night night-raised'),
  ...['success', 'error', 'warning', 'info'].flatMap((state) =>
    pairs(4.5, state, `page surface ${state}-bg`),
  ),
  ...['success', 'error', 'warning', 'info'].flatMap((state) => pairs(4.5, 'ink', `${state}-bg`)),
  ...pairs(3, 'line-strong', 'page surface sunken'),
  ...pairs(3, 'focus', 'page surface sunken tint'),
  ...pairs(3, 'focus-night accent', 'night night-raised'),
];

/** Red, green and blue from 0 to 255. */
type Colour = readonly [number, number, number];

/**
 * Reads an opaque colour: `#rgb`, `#rrggbb`, `rgb(1 2 3)` or `rgb(1, 2, 3)`.
 *
 * @returns undefined for any other writing
 */
function toColour(text: string): Colour | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const value = Number.parseInt(full, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const [, red, green, blue] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text) ?? [];
  return blue === undefined ? undefined : [Number(red), Number(green), Number(blue)];
}

/** Relative luminance, from 0 to 1 (WCAG). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as a stylesheet writes them, from 1 to 21; undefined where one cannot be read. */
export function contrast(one: string, other: string): number | undefined {
  const colours = [toColour(one), toColour(other)];
  if (!colours[0] || !colours[1]) return undefined;
  const [darker = 0, lighter = 0] = [luminance(colours[0]), luminance(colours[1])].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The pairs of a theme that have too little contrast, or a colour that cannot be read. */
export function lacksOf(tokens: Tokens): Lack[] {
  const colour = (name: string) => tokens.get(`--tourism-color-${name}`) ?? '';
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrast(colour(pair.front), colour(pair.ground)) }))
    .filter(({ ratio, least }) => ratio === undefined || ratio < least);
}

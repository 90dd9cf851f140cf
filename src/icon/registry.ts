import * as commonGlyphs from './common-glyphs.ts';
import type { Glyph } from './glyph.ts';
import * as glyphs from './glyphs.ts';

const byConstant: Readonly<Record<string, Glyph>> = { ...commonGlyphs, ...glyphs };

/**
 * The built-in icon of a name that an author chose (`iconName`), or undefined where there is none by that exact name.
 * Names are those of the files in ./icons (`heart-filled`). Code that knows its icon imports the constant from
 * `./common-glyphs.ts` or `./glyphs.ts` instead: this module brings all of them.
 */
export function glyphByName(name: string): Glyph | undefined {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
    return undefined;
  }
  const constant = name.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
  return Object.hasOwn(byConstant, constant) ? byConstant[constant] : undefined;
}

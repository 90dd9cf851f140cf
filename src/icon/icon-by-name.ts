import type { Glyph } from './glyph.ts';
import { glyphByName } from './registry.ts';

/** There is no built-in icon by the name that an author chose (specification, section 8). */
export class MissingModuleError extends Error {
  override readonly name = 'MissingModuleError';
  readonly iconName: string;

  constructor(iconName: string) {
    super(`Missing module: there is no built-in icon "${iconName}", and it is no address of an svg.`);
    this.iconName = iconName;
  }
}

/** Whether an `iconName` is the address of an svg; anything else is meant as the name of a built-in icon. */
export const isSvgAddress = (iconName: string): boolean => /[./:?]/.test(iconName);

/**
 * The built-in icon of a name that an author chose.
 *
 * @throws MissingModuleError where there is none: catch it, and show the label alone
 */
export function iconByName(iconName: string): Glyph {
  const glyph = glyphByName(iconName);
  if (!glyph) throw new MissingModuleError(iconName);
  return glyph;
}

/** The built-in icon of a name, or the error that there is none: for those who show the label alone. */
export function findIcon(iconName: string): Glyph | MissingModuleError {
  try {
    return iconByName(iconName);
  } catch (error) {
    if (error instanceof MissingModuleError) return error;
    throw error;
  }
}

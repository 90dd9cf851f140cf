import { join } from 'node:path';

/** Sets of system fonts that a browser on Linux can be shown: each is a file in `fonts/`. */
export type FontSet = 'liberation' | 'noto' | 'roboto' | 'dejavu';

/** The environment in which a browser on Linux sees these system fonts and no other. */
export const fontEnvironment = (set: FontSet) => ({
  FONTCONFIG_PATH: join(import.meta.dirname, 'fonts'),
  FONTCONFIG_FILE: `${set}.conf`,
});

/** Whether that holds here: macOS and Windows have no such setting. */
export const canChooseFonts = process.platform === 'linux';

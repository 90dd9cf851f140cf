import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { File, Manifest } from '../../scripts/build/manifest-type.ts';

/** Folder of the build that visitors get. */
export const distFolder = inject('dist');

/** What the build says of itself. */
export const manifest = JSON.parse(readFileSync(join(distFolder, 'widgets.json'), 'utf8')) as Manifest;

/** Path on the server of the demo. */
const served = ({ file }: File) => `/build/${file}`;

const find = (files: readonly File[], ending: string): string => {
  const found = files.find(({ file }) => file.endsWith(ending));
  if (!found)
    throw new Error(`The build has no ${ending} among ${files.map(({ file }) => file).join(', ')}.`);
  return served(found);
};

const english = (words: File | undefined): string => {
  if (!words) throw new Error('The build has no English words there.');
  return served(words);
};

/** Paths of all files that a widget of an English page needs, its own code first. */
export function filesOf(name: string): string[] {
  const { files, words } = manifest.widgets[name]!;
  return [...files, ...(words.en ?? [])].map(served);
}

const banner = manifest.widgets['promotional-banner']!;

/** Paths of the files that a promotional banner needs, on the server of the demo. */
export const bannerFiles = {
  code: find(banner.files, '.js'),
  styles: find(banner.files, '.css'),
  words: english(banner.words.en?.[0]),
};

/** Paths of the files that the first widget brings, whichever it is. */
export const platformFiles = {
  code: find(manifest.shared, '.js'),
  styles: find(manifest.shared, '.css'),
  words: english(manifest.words.en),
};

const longestOf = (words: readonly File[]) => Math.max(0, ...words.map(({ brotli }) => brotli));

/** kB of everything that is there before the first widget, words of the longest language with it: limits are set for its sum with a widget. */
export const beforeFirst =
  ([manifest.loader, ...manifest.shared].reduce((sum, { brotli }) => sum + brotli, 0) +
    longestOf(Object.values(manifest.words))) /
  1024;

/** A limit of the build fails from a tenth above it on, here as there. */
export { mostOf } from '../../scripts/build/limits.ts';

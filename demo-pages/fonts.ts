import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';
import { attributes } from './html.ts';
import { isOnBuild, type PageOptions } from './options.ts';

const projectRoot = join(import.meta.dirname, '..');

/** Families that the first view of a page needs (stacks in `src/ui/tokens.css`), and their files in development. */
const latin = { 'Rihla Display': 'rihla-display-latin', 'Rihla Text': 'rihla-text-latin' };
const families: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  ar: {
    'Rihla Display Arabic': 'rihla-display-arabic',
    'Rihla Text': 'rihla-text-latin',
    'Rihla Text Arabic': 'rihla-text-arabic',
  },
  ru: {
    'Rihla Display Cyrillic': 'rihla-display-cyrillic',
    'Rihla Text': 'rihla-text-latin',
    'Rihla Text Cyrillic': 'rihla-text-cyrillic',
  },
};

/** How a page comes by its fonts. */
export interface Fonts {
  /** Stylesheet with the faces: the build's for templates, in development that of the sources. */
  readonly styles: readonly string[];
  /** Links that ask for the files before a stylesheet does; they may stand in the body. */
  readonly preloads: string;
}

const preload = (href: string) =>
  `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })}>`;

/**
 * Links the fonts as a template does that wants text in them from the first paint, and the same font for good: the files
 * that the widgets use, under the same addresses, so that none is fetched twice.
 */
export function linkFonts(
  options: Pick<PageOptions, 'language' | 'loader'> & Partial<Pick<PageOptions, 'siteTheme'>>,
): Fonts {
  const { language, loader, siteTheme } = options;
  // It has fonts of its own: ours would be fetched for nothing.
  if (siteTheme) return { styles: [], preloads: '' };
  const wanted = Object.entries(families[language] ?? latin);
  const base = loader.replace(/[^/]*$/, '');
  const sheet = join(projectRoot, 'dist/fonts.css');
  if (!isOnBuild(options) || !existsSync(sheet)) {
    const files = wanted.map(([, file]) => `/src/ui/fonts/${file}.woff2`);
    return { styles: ['/src/ui/fonts.css'], preloads: files.map(preload).join('') };
  }
  const css = readFileSync(sheet, 'utf8');
  const files = wanted.flatMap(([family]) => {
    const face = new RegExp(`font-family:"?${family}"?;src:url\\((assets/[a-z0-9]+\\.woff2)`).exec(css);
    return face ? [`${base}${face[1]}`] : [];
  });
  return { styles: [`${base}fonts.css`], preloads: files.map(preload).join('') };
}

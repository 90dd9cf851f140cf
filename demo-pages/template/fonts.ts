import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';
import { attributes } from '../html.ts';
import { isOnBuild, type PageOptions } from '../options.ts';

const projectRoot = join(import.meta.dirname, '../..');

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
  /** Stylesheet of the build that has them; in development `linksFonts` of `renderPage` has them. */
  readonly styles: readonly string[];
  readonly linksFonts: boolean;
  /** Links that ask for the files before a stylesheet does; they may stand in the body. */
  readonly preloads: string;
}

const preload = (href: string) =>
  `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })}>`;

/**
 * Links the fonts as a template does that wants text in them from the first paint: the files that the widgets will
 * use, under the same addresses, so that none is fetched twice.
 */
export function linkFonts(options: PageOptions): Fonts {
  const { language, loader } = options;
  const wanted = Object.entries(families[language] ?? latin);
  const base = loader.replace(/[^/]*$/, '');
  const manifest = join(projectRoot, 'dist/widgets.json');
  if (!isOnBuild(options) || !existsSync(manifest)) {
    const files = wanted.map(([, file]) => `/src/ui/fonts/${file}.woff2`);
    return { styles: [], linksFonts: true, preloads: files.map(preload).join('') };
  }
  // `widgets.json` is there for templates (contract, section 3).
  const { shared } = JSON.parse(readFileSync(manifest, 'utf8')) as { shared: { file: string }[] };
  const sheets = shared.map(({ file }) => file).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(join(projectRoot, 'dist', file), 'utf8')).join('');
  const files = wanted.flatMap(([family]) => {
    const face = new RegExp(`font-family:"?${family}"?;src:url\\("?\\./([a-z0-9]+\\.woff2)`).exec(css);
    return face ? [`${base}assets/${face[1]}`] : [];
  });
  return {
    styles: sheets.map((file) => `${base}${file}`),
    linksFonts: false,
    preloads: files.map(preload).join(''),
  };
}

import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { languages, type Language } from '../../src/i18n/languages.ts';
import type { Limit } from './limits.ts';
import type { Manifest } from './manifest-type.ts';
import type { Built, ChunkFacts } from './widget-map.ts';

/** Sizes by the hash of what was measured: a file is in the sums of many widgets, and a build that compressed it each time took 114 s, not 27. */
const knownSizes = new Map<string, number>();

/** Size of a text as it goes over the line, in bytes. */
export function brotli(source: string | Uint8Array): number {
  const key = hash('sha256', source);
  const size = knownSizes.get(key) ?? brotliCompressSync(source).length;
  knownSizes.set(key, size);
  return size;
}

/** A kB, in every budget, is 1,024 bytes. */
const kB = 1024;

/**
 * The loader's budget, in kB, with the table of the whole catalogue: 5 are asked. Configurations that editors have wrapped take 0.1.
 * While widgets come, this and the limits below are up to 2 % higher than when the first of them came.
 */
const loaderLimit = 5.2;

/**
 * Budgets of widgets, in kB: all they fetch beyond the platform, words of the longest language included, when they are
 * mounted and, where `parts` are named, after what fetches these.
 */
const widgetBudgets: readonly {
  readonly what: string;
  readonly limit: number;
  /** What is asked for, where that is less than the limit. */
  readonly asked?: number;
  readonly widget: string;
  readonly parts?: readonly string[];
}[] = [
  // 0.35 are the entries that do not fit, and “More” (decision 157): which they are is measured before the first paint.
  { what: 'header', limit: 14.28, asked: 14, widget: 'header' },
  {
    what: 'hero-banner on a phone',
    limit: 14.3,
    asked: 14,
    widget: 'hero-banner',
    parts: ['src/slider/Slider.tsx'],
  },
  // 0.4 are the words of the engine, which were not counted while they came after it, and 0.1 the compares of texts that other
  // widgets share.
  { what: 'search-box', limit: 14.7, asked: 14, widget: 'search-box' },
  // The search alone is 16, the icons, any of which an author may name for an entry, are 2.4, and what
  // several panels share is a file of its own (decision 53); 0.5 asks for the favourites. The names of files are hashes: another
  // name weighs another amount, which moves this by 0.1 either way.
  {
    what: 'header, every panel of the wide bar and the search, signed in',
    limit: 45,
    asked: 25,
    widget: 'header',
    parts: [
      'src/search/SearchDialog.tsx',
      'widgets/header/SignedIn.tsx',
      'widgets/header/UserMenu.tsx',
      'widgets/header/UserPanel.tsx',
      'widgets/header/wide-panels.ts',
    ],
  },
  {
    what: 'header, mobile menu',
    limit: 25,
    widget: 'header',
    parts: ['widgets/header/MobileMenu.tsx'],
  },
  // 2.4 are the icons, any of which an author may name for an entry, 0.4 what is said of an unknown one, and 0.5
  // what asks for the favourites. The names of files move it as above.
  {
    what: 'header, mobile menu, signed in',
    limit: 29.1,
    asked: 25,
    widget: 'header',
    parts: ['widgets/header/Account.tsx', 'widgets/header/MobileMenu.tsx', 'widgets/header/SignedIn.tsx'],
  },
  // The header itself and the box alone are more than is asked: 13.8, and 12.1 with panel and words; the dialog 3.5.
  {
    what: 'header, search opened',
    limit: 31.5,
    asked: 25,
    widget: 'header',
    parts: ['src/search/SearchDialog.tsx'],
  },
];

/** A budget and what has been measured, in kB. */
export interface Measured {
  readonly what: string;
  readonly limit: number;
  /** What is asked for, where that is less than the limit. */
  readonly asked?: number;
  readonly size: number;
}

/**
 * All budgets of a build.
 *
 * @param loaderOfAll the loader with the table of the whole catalogue
 */
export function measure(built: Built, manifest: Manifest, sizes: Sizes, loaderOfAll: string): Measured[] {
  return [
    { what: 'loader.js with 94 widgets', limit: loaderLimit, asked: 5, size: brotli(loaderOfAll) / kB },
    {
      what: 'before the first widget, with the loader at its limit',
      // 0.13 is what outweighs the styles of a host (decision 56), 0.07 what leaves alone what a page shows in a
      // slot (62), 0.1 the reader of consent, 0.15 two icons that cards and fields draw, 0.05 the rule of a time of day; the names of
      // classes move it by 0.15.
      limit: 88.5,
      asked: 83.3,
      size:
        loaderLimit +
        (sum(manifest.shared.map(({ brotli }) => brotli)) +
          Math.max(...Object.values(manifest.words).map(({ brotli }) => brotli))) /
          kB,
    },
    ...widgetBudgets.map(({ widget, parts = [], ...budget }) => ({
      ...budget,
      size: sizeWithParts(built, widget, parts, sizes) / kB,
    })),
  ];
}

/** Bytes of a chunk's files as they go over the line. */
export interface Sizes {
  /** Code and styles. */
  filesOf(chunk: ChunkFacts): number;
  /** Words of a language; 0 where it has none. */
  wordsOf(chunk: ChunkFacts, language: Language): number;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

function sizeWithParts(
  { widgets, shared, chunks }: Built,
  name: string,
  parts: readonly string[],
  sizes: Sizes,
): number {
  const find = (what: string, fits: (chunk: Built['chunks'][number]) => boolean) => {
    const found = chunks.find(fits);
    if (!found) throw new Error(`scripts/build/budgets.ts: the build has no chunk with ${what}.`);
    return found;
  };
  const hash = widgets.find((widget) => widget.name === name)?.chunk.hash;
  const roots = [
    find(name, (chunk) => chunk.hash === hash),
    ...parts.map((part) => find(part, ({ modules }) => modules.includes(part))),
  ];
  const hashes = new Set(roots.flatMap((chunk) => [chunk.hash, ...chunk.imports]));
  hashes.delete(shared[0]!.hash);
  const fetched = chunks.filter((chunk) => hashes.has(chunk.hash));
  const words = languages.map((language) => sum(fetched.map((chunk) => sizes.wordsOf(chunk, language))));
  return sum(fetched.map((chunk) => sizes.filesOf(chunk))) + Math.max(...words);
}

/** The budgets as limits of the build. */
export const budgetLimits = (measured: readonly Measured[]): Limit[] =>
  measured.map(({ what, size, ...limits }) => ({ what: `kB brotli, ${what}`, now: size, ...limits }));

import { languages } from '../../src/i18n/languages.ts';
import { brotli } from './brotli.ts';
import type { PageWeight } from './chunks/page-weights.ts';
import { seenFirst } from './chunks/pages.ts';
import type { Limit } from './limits.ts';
import type { Manifest } from './manifest-type.ts';
import type { Sizes } from './sizes.ts';
import type { Built } from './widget-map.ts';

/** A kB, in every budget, is 1,024 bytes. */
const kB = 1024;

/**
 * The loader's budget, in kB, with the table of the whole catalogue: 5 are asked. Configurations that editors have wrapped take 0.1.
 * While widgets come, this and the limits below are up to 2 % higher than when the first of them came.
 */
const loaderLimit = 5.2;

/** Before the first widget, in kB: 83.3 are asked. What the header needs and half of all widgets do comes with the platform. */
const firstLimit = 88.5;

/**
 * What a visitor waits for before the header, the hero or the search box stands: the loader at its limit, the platform and the
 * widget with the words of the longest language, in kB. With one chunk more or less their sum is what changes least.
 */
const firstBudgets: Readonly<Record<string, { readonly limit: number; readonly asked?: number }>> = {
  header: { limit: 103.5, asked: 99.5 },
  'hero-banner on a phone': { limit: 109, asked: 103 },
  'search-box': { limit: 103.5 },
};

/**
 * What whole pages may fetch beyond the platform, in kB: 2 to 3 % above what they fetched on 29 November 2026; home, places, faq,
 * results and place on 30 November (`docs/benchmarks.md`).
 */
const pageBudgets: Readonly<Record<string, number>> = {
  home: 66,
  'home, menu of a phone': 81.8,
  'home, menu of a phone, signed in': 83,
  'home, search opened': 81.5,
  stories: 137.9,
  'before-you-travel': 97.4,
  places: 95.6,
  portal: 72.4,
  'portal, signed in, every panel of the header': 98.1,
  contact: 82.3,
  faq: 62.3,
  'search-results': 82.1,
  place: 136.4,
  visa: 75.9,
};

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
 * @throws Error where a page has no budget
 */
export function measure(
  built: Built,
  manifest: Manifest,
  pages: readonly PageWeight[],
  sizes: Sizes,
  loaderOfAll: string,
): Measured[] {
  const platform =
    sum(manifest.shared.map(({ brotli }) => brotli)) +
    Math.max(...Object.values(manifest.words).map(({ brotli }) => brotli));
  const first = loaderLimit + platform / kB;
  return [
    { what: 'loader.js with 94 widgets', limit: loaderLimit, asked: 5, size: brotli(loaderOfAll) / kB },
    {
      what: 'before the first widget, with the loader at its limit',
      limit: firstLimit,
      asked: 83.3,
      size: first,
    },
    ...seenFirst.map(({ what, widget, parts }) => ({
      what: `before the first widget, and ${what}`,
      ...budgetOf(firstBudgets, what),
      size: first + sizeWithParts(built, widget, parts, sizes) / kB,
    })),
    ...pages.map(({ name, bytes }) => ({
      what: `page beyond the platform: ${name}`,
      limit: budgetOf(pageBudgets, name),
      size: bytes / kB,
    })),
  ];
}

function budgetOf<Budget>(budgets: Readonly<Record<string, Budget>>, what: string): Budget {
  const budget = budgets[what];
  if (budget === undefined) throw new Error(`scripts/build/budgets.ts: no budget is set for ${what}.`);
  return budget;
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

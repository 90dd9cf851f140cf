import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import catalogue from './catalogue.json' with { type: 'json' };
import type { Manifest } from './manifest.ts';
import type { Built, BuiltWidgets, ChunkFacts } from './widget-map.ts';
import type { WidgetFacts } from './widgets.ts';

/** Size of a text as it goes over the line, in bytes. */
export const brotli = (source: string | Uint8Array): number => brotliCompressSync(source).length;

/** A kB, in every budget, is 1,024 bytes. */
const kB = 1024;

/** The loader's budget, in kB, with the table of the whole catalogue. */
const loaderLimit = 5;

/** A budget with less to spare, in kB, is announced before it is exceeded. */
const littleSlack = 0.1;

/**
 * Budgets of widgets, in kB: all they fetch beyond the platform, words of the longest language included, when they are
 * mounted and, where `parts` are named, after what fetches these.
 */
const widgetBudgets: readonly {
  readonly what: string;
  readonly limit: number;
  readonly widget: string;
  readonly parts?: readonly string[];
}[] = [
  // 14 are asked for; the refusals of calls and the storage keys of the contract came on top.
  { what: 'header', limit: 14.5, widget: 'header' },
  // 14 are asked for; the slider's own hook is 0.3 kB of it.
  { what: 'hero-banner on a phone', limit: 14.3, widget: 'hero-banner', parts: ['src/ui/Slider.tsx'] },
  // 14 are asked for; as the header, and the anchors that an accordion shares with it.
  { what: 'search-box', limit: 15.1, widget: 'search-box' },
  {
    what: 'header, every panel of the wide bar, signed in',
    limit: 25,
    widget: 'header',
    parts: [
      'widgets/header/SessionWatch.tsx',
      'widgets/header/UserMenu.tsx',
      'widgets/header/UserPanel.tsx',
      'widgets/header/wide-panels.ts',
    ],
  },
  {
    what: 'header, mobile menu',
    limit: 25,
    widget: 'header',
    parts: ['widgets/header/MobileMenu.tsx', 'widgets/header/SessionWatch.tsx'],
  },
  {
    what: 'header, mobile menu, signed in',
    limit: 26.2,
    widget: 'header',
    parts: ['widgets/header/Account.tsx', 'widgets/header/MobileMenu.tsx', 'widgets/header/SessionWatch.tsx'],
  },
  // The dialog of the header is the whole search box and a dialog: what the header itself weighs and the box are 28.
  { what: 'header, search opened', limit: 30.5, widget: 'header', parts: ['src/search/SearchDialog.tsx'] },
];

/** A budget and what has been measured, in kB. */
export interface Measured {
  readonly what: string;
  readonly limit: number;
  readonly size: number;
}

/**
 * All budgets of a build.
 *
 * @param loaderOfAll the loader with the table of the whole catalogue
 */
export function measure(built: Built, manifest: Manifest, sizeOf: SizeOf, loaderOfAll: string): Measured[] {
  return [
    { what: 'loader.js with 94 widgets', limit: loaderLimit, size: brotli(loaderOfAll) / kB },
    {
      what: 'before the first widget, with the loader at its limit',
      limit: 85.3,
      size: loaderLimit + (sum(manifest.shared) + longest(manifest.words)) / kB,
    },
    ...widgetBudgets.map(({ what, limit, widget, parts = [] }) => ({
      what,
      limit,
      size: (sizeWithParts(built, widget, parts, sizeOf) + longest(manifest.widgets[widget]!.words)) / kB,
    })),
  ];
}

/** Bytes of a chunk's code and styles as they go over the line. */
export type SizeOf = (chunk: ChunkFacts) => number;

type Sizes = Manifest['shared'];

const sum = (files: Sizes) => files.reduce((total, file) => total + file.brotli, 0);
const longest = (words: Manifest['words']) => Math.max(0, ...Object.values(words).map((file) => file.brotli));

function sizeWithParts(
  { widgets, shared, chunks }: Built,
  name: string,
  parts: readonly string[],
  sizeOf: SizeOf,
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
  return chunks.filter((chunk) => hashes.has(chunk.hash)).reduce((total, chunk) => total + sizeOf(chunk), 0);
}

/** Prints each budget with what is left of it. @returns whether all are kept */
export function report(measured: readonly Measured[]): boolean {
  for (const { what, limit, size } of measured) {
    const slack = limit - size;
    const line = `${what}: ${size.toFixed(2)} of ${limit} kB brotli, ${slack.toFixed(2)} to spare`;
    if (slack < 0) console.error(`OVER ITS BUDGET  ${line}`);
    else if (slack < littleSlack) console.warn(`LITTLE SLACK  ${line}`);
    else console.log(line);
  }
  return measured.every(({ limit, size }) => size <= limit);
}

/** Shared chunks that 94 widgets may come to need, the platform among them. */
const sharedCount = 30;

/** Shared chunks that each of them is counted with. */
const needsCount = 6;

/**
 * The table as it will be with the whole catalogue: the widgets there are, and others of the same make in place of
 * the rest, so that the loader's budget is kept before it is needed.
 */
export function padToCatalogue({ widgets, shared }: BuiltWidgets): BuiltWidgets {
  const known = new Map(widgets.map((widget) => [widget.name, widget]));
  const padded = Object.entries(catalogue).map(([name, traits], index) => {
    const facts = {
      name,
      family: 'Site chrome' as const,
      purpose: '',
      hasMessages: true,
      ...(traits as Pick<WidgetFacts, 'modes' | 'load'>),
    };
    const widget = known.get(name) ?? { ...facts, chunk: inventChunk(name), needs: [] };
    return { ...widget, needs: inventNeeds(widget.needs, index) };
  });
  const missing = Math.max(0, sharedCount - shared.length);
  return {
    widgets: padded.sort((a, b) => (a.name < b.name ? -1 : 1)),
    shared: [...shared, ...Array.from({ length: missing }, (_, index) => inventChunk(`shared ${index}`))],
  };
}

/** As many needs as are counted: a few shared chunks are needed by many widgets, most of them by few. */
function inventNeeds(real: readonly number[], index: number): number[] {
  const needs = new Set(real);
  for (let step = 1; needs.size < needsCount; step++) {
    needs.add(1 + Math.floor(((index * 5 + step * 7) % (sharedCount - 1)) ** 2 / sharedCount));
  }
  return [...needs];
}

/** A chunk whose hash is as hard to compress as a real one. */
function inventChunk(name: string): ChunkFacts {
  const digest = createHash('sha256').update(name).digest('hex');
  return { hash: BigInt(`0x${digest}`).toString(36).slice(0, 7), hasStyles: true, hasMessages: true };
}

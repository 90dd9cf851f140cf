import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import catalogue from './catalogue.json' with { type: 'json' };
import type { BuiltWidgets, ChunkFacts } from './widget-map.ts';
import type { WidgetFacts } from './widgets.ts';

/** Size of a text as it goes over the line, in bytes. */
export const brotli = (source: string | Uint8Array): number => brotliCompressSync(source).length;

/** Shared chunks that 94 widgets may come to need, the platform among them. */
const sharedCount = 25;

/**
 * The table as it will be with the whole catalogue: the widgets there are, and others of the same make in place of
 * the rest, so that the loader's budget is kept before it is needed.
 */
export function padToCatalogue({ widgets, shared }: BuiltWidgets): BuiltWidgets {
  const known = new Map(widgets.map((widget) => [widget.name, widget]));
  const padded = Object.entries(catalogue).map(([name, traits], index) => {
    // A few shared chunks are needed by many widgets, most of them by few.
    const place = (step: number) => 1 + Math.floor(((index * step) % (sharedCount - 1)) ** 2 / sharedCount);
    const facts = {
      name,
      family: '',
      purpose: '',
      hasMessages: true,
      ...(traits as Pick<WidgetFacts, 'modes' | 'load'>),
    };
    return (
      known.get(name) ?? { ...facts, chunk: inventChunk(name), needs: [...new Set([1, place(5), place(7)])] }
    );
  });
  const missing = Math.max(0, sharedCount - shared.length);
  return {
    widgets: padded.sort((a, b) => (a.name < b.name ? -1 : 1)),
    shared: [...shared, ...Array.from({ length: missing }, (_, index) => inventChunk(`shared ${index}`))],
  };
}

/** A chunk whose hash is as hard to compress as a real one. */
function inventChunk(name: string): ChunkFacts {
  const digest = createHash('sha256').update(name).digest('hex');
  return { hash: BigInt(`0x${digest}`).toString(36).slice(0, 7), hasStyles: true, hasMessages: true };
}

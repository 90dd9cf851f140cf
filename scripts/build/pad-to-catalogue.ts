import { createHash } from 'node:crypto';
import catalogue from './catalogue.json' with { type: 'json' };
import type { BuiltWidgets, ChunkFacts } from './widget-map.ts';
import type { WidgetTraits } from './widgets.ts';

/** Shared chunks that the widgets of the whole catalogue may come to need, the platform among them. */
const sharedCount = 45;

/**
 * The table as it will be with the whole catalogue: the widgets there are, and others of the same make in place of
 * the rest, so that the loader's budget is kept before it is needed.
 */
export function padToCatalogue({ widgets, shared, nameList }: BuiltWidgets): BuiltWidgets {
  const known = new Map(widgets.map((widget) => [widget.name, widget]));
  const places = Math.max(sharedCount, shared.length);
  const needsCount = Math.floor(
    widgets.reduce((count, { needs }) => count + needs.length, 0) / widgets.length,
  );
  const padded = Object.entries(catalogue).map(([name, traits]) => {
    const facts = {
      name,
      family: 'Site chrome' as const,
      purpose: '',
      hasMessages: true,
      ...(traits as Pick<WidgetTraits, 'modes' | 'load'>),
    };
    const needs = inventNeeds(name, needsCount, places);
    return known.get(name) ?? { ...facts, chunk: inventChunk(name), needs };
  });
  const missing = Array.from({ length: places - shared.length }, (_, index) =>
    inventChunk(`shared ${index}`),
  );
  return {
    widgets: padded.sort((a, b) => (a.name < b.name ? -1 : 1)),
    shared: [...shared, ...missing],
    nameList,
  };
}

/**
 * Needs of a widget that does not exist yet. A few shared chunks are needed by many widgets, most of them by few: a place is
 * taken the more rarely, the further behind it is in the list.
 */
function inventNeeds(name: string, count: number, places: number): number[] {
  return Array.from({ length: places - 1 }, (_, index) => index + 1)
    .map((place) => ({ place, rank: place * parseInt(digest(`${name} ${place}`).slice(0, 8), 16) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other);
}

/** A chunk whose hash is as hard to compress as a real one. */
function inventChunk(name: string): ChunkFacts {
  return {
    hash: BigInt(`0x${digest(name)}`)
      .toString(36)
      .slice(0, 7),
    hasStyles: true,
    hasMessages: true,
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

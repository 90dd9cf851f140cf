import type { Rolldown } from 'vite';
import { findWidgets, platformEntry, widgetEntry } from '../widgets.ts';
import { atomsOf } from './atoms.ts';
import { loadsOf } from './loads.ts';
import { needsOf, widen } from './needs.ts';
import type { Piece } from './pieces.ts';
import { planOf } from './plan.ts';

/** The chunks that several widgets or parts share: modules of each, as the bundler names them. The platform's are the first. */
export type Chunks = readonly (readonly string[])[];

/**
 * Computes which modules are a chunk (`docs/architecture.md` says how).
 *
 * @param folder holds the widgets
 */
export function chunksOf(pieces: readonly Piece[], folder: string): Chunks {
  const entries = findWidgets(folder).map((widget) => widgetEntry(folder, widget));
  const needs = widen(needsOf(pieces, platformEntry, entries), widgetEntry(folder, { name: 'header' }));
  const atoms = atomsOf(pieces, needs);
  const plan = planOf(atoms, loadsOf(needs.entries));
  return [
    pieces.filter(({ file }) => needs.platform.has(file)).flatMap(({ modules }) => modules),
    ...plan.map((places) => places.flatMap((place) => atoms[place]!.modules)),
  ];
}

/** The chunks as the bundler takes them: each has its own modules and no others, but for what only the platform imports. */
export function chunkGroups(chunks: Chunks): Rolldown.CodeSplittingGroup[] {
  const chunkAt = new Map(chunks.flatMap((modules, place) => modules.map((id) => [id, place] as const)));
  return chunks.map((_, place) => ({
    name: `chunk${place}`,
    test: (id) => chunkAt.get(id) === place,
    priority: chunks.length - place,
    minShareCount: 1,
    includeDependenciesRecursively: place === 0,
  }));
}

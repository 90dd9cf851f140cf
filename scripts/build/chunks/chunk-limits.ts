import type { Limit } from '../limits.ts';
import type { Built, BuiltChunk, ChunkFacts } from '../widget-map.ts';

/** Chunks that widgets may share, without the platform: each is a place in the loader's table, which all pages fetch. */
const mostShared = 45;

/** A shared chunk below this, in bytes, is a request for too little. */
const leastSize = 1024;

/** Chunks that import each other, as sentences: which of them runs first is left to chance. */
export function circlesIn(chunks: readonly BuiltChunk[]): string[] {
  const byHash = new Map(chunks.map((chunk) => [chunk.hash, chunk]));
  return chunks.flatMap(({ hash, modules, imports }) =>
    imports
      .filter((other) => hash < other && byHash.get(other)!.imports.includes(hash))
      .map((other) => `The chunks of ${modules[0]} and ${byHash.get(other)!.modules[0]} import each other.`),
  );
}

/**
 * The limits of chunks: how many there are, and each that is too small.
 *
 * @param sizeOf bytes of a chunk's code and styles as they go over the line
 */
export function chunkLimits({ shared, chunks }: Built, sizeOf: (chunk: ChunkFacts) => number): Limit[] {
  const [, ...withoutPlatform] = shared;
  const small = withoutPlatform.flatMap((chunk) => {
    const { modules = [] } = chunks.find(({ hash }) => hash === chunk.hash) ?? {};
    const now = sizeOf(chunk);
    const what = `bytes of the shared chunk with ${modules.join(', ')}`;
    return now < leastSize ? [{ what, limit: leastSize, now, isLeast: true }] : [];
  });
  return [{ what: 'chunks that widgets share', limit: mostShared, now: withoutPlatform.length }, ...small];
}

/** A line for each chunk that widgets share: what it weighs, how many widgets need it, and the folders of what is in it. */
export function chunkTable(
  { shared, chunks, widgets }: Built,
  sizeOf: (chunk: ChunkFacts) => number,
): string[] {
  const rows = shared.map((chunk, place) => {
    const users = place === 0 ? widgets : widgets.filter(({ needs }) => needs.includes(place));
    const { modules = [] } = chunks.find(({ hash }) => hash === chunk.hash) ?? {};
    return { size: sizeOf(chunk), users: users.length, folders: foldersOf(modules) };
  });
  return [
    'bytes brotli, of what widgets share   widgets  folders',
    ...rows
      .toSorted((one, other) => other.users - one.users || other.size - one.size)
      .map(
        ({ size, users, folders }) =>
          `${String(size).padStart(36)}  ${String(users).padStart(7)}  ${folders.join(', ')}`,
      ),
  ];
}

/** Folders below `src` and of widgets, libraries by their names, those with most modules first. */
function foldersOf(modules: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of modules) {
    const folder = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? /^(?:src\/)?[^/]+/.exec(path)?.[0];
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([folder]) => folder.replace('src/', ''));
}

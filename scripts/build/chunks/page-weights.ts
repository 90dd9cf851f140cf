import type { Sizes } from '../sizes.ts';
import type { Built } from '../widget-map.ts';
import { unreachedIn } from '../weights.ts';
import { wholePages } from './pages.ts';

/** What a page fetches beyond the platform: code, styles and English words of its widgets and of what has been opened. */
export interface PageWeight {
  readonly name: string;
  /** As they go over the line. */
  readonly bytes: number;
  readonly files: number;
  /** Bytes of modules that no widget of the page needs. */
  readonly unreached: number;
}

/** Weighs the pages that stand for those of a site. */
export function pageWeights(built: Built, sizes: Sizes): PageWeight[] {
  const unreached = unreachedIn(built, sizes);
  const partWith = (path: string) => {
    const part = built.chunks.find(({ modules }) => modules.includes(path));
    if (!part) throw new Error(`scripts/build/chunks/pages.ts: the build has no chunk with ${path}.`);
    return part;
  };
  const byHash = new Map(built.chunks.map((chunk) => [chunk.hash, chunk]));
  const platform = built.shared[0]!.hash;
  return Object.entries(wholePages).map(([name, held]) => {
    const onPage = built.widgets.filter((widget) => held.includes(widget.name));
    const parts = held.filter((path) => path.includes('/')).map(partWith);
    const hashes = new Set([
      ...onPage.flatMap(({ chunk, needs }) => [
        chunk.hash,
        ...needs.map((place) => built.shared[place]!.hash),
      ]),
      ...parts.flatMap(({ hash, imports }) => [hash, ...imports]),
    ]);
    hashes.delete(platform);
    const chunks = [...hashes].map((hash) => byHash.get(hash)!);
    const needed = new Set(held.flatMap((one) => [...(built.needed.get(one) ?? [])]));
    const weights = chunks.map((chunk) => ({
      bytes: sizes.filesOf(chunk) + sizes.wordsOf(chunk, 'en'),
      files: 1 + Number(chunk.hasStyles) + Number(chunk.hasMessages),
      unreached: unreached(chunk, needed),
    }));
    const total = (of: (weight: (typeof weights)[number]) => number) =>
      weights.reduce((all, weight) => all + of(weight), 0);
    return {
      name,
      bytes: total(({ bytes }) => bytes),
      files: total(({ files }) => files),
      unreached: total((weight) => weight.unreached),
    };
  });
}

/** Prints what each page fetches. */
export function printPages(pages: readonly PageWeight[]): void {
  console.log('\nkB brotli that a page fetches beyond the platform   files  unreached');
  for (const { name, bytes, files, unreached } of pages)
    console.log(
      `${name.padEnd(46)}${(bytes / 1024).toFixed(1).padStart(6)}${String(files).padStart(8)}${`${Math.round((100 * unreached) / bytes)} %`.padStart(11)}`,
    );
}

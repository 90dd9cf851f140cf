import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { languages } from '../../src/i18n/languages.ts';
import order from '../rooms.json' with { type: 'json' };
import { brotli } from './brotli.ts';
import type { Sizes } from './sizes.ts';
import type { Built, ChunkFacts } from './widget-map.ts';
import { projectRoot } from './widgets.ts';

/** A kB, in every budget, is 1,024 bytes. */
const kB = 1024;

/** What a widget is asked to stay within: files beyond the platform, and the share of bytes that it cannot reach. */
const asked = { files: 8, unreached: 0.1 };

/** What a widget weighs, in bytes as they go over the line. */
export interface WidgetWeight {
  readonly name: string;
  /** Its folder's code, styles and longest words by themselves, parts included: the same whatever the chunks are. */
  readonly own: number;
  /** Code and styles that it fetches beyond the platform. */
  readonly fetched: number;
  /** Of these, what belongs to modules that it does not need. */
  readonly unreached: number;
  /** Files of `fetched`. */
  readonly files: number;
}

/** What a room of `src` weighs by itself, in bytes as they go over the line. */
export interface RoomWeight {
  readonly name: string;
  readonly own: number;
}

const renderedIn = ({ chunks }: Built) => new Map(chunks.flatMap((chunk) => [...chunk.rendered]));

/** Says how many bytes of a chunk belong to modules that nobody needs: its modules by themselves share out what it weighs. */
export function unreachedIn(
  built: Built,
  sizes: Sizes,
): (chunk: ChunkFacts, needed: ReadonlySet<string>) => number {
  const rendered = renderedIn(built);
  const byHash = new Map(built.chunks.map((chunk) => [chunk.hash, chunk]));
  const sizeOf = new Map<string, number>();
  const roughly = (path: string) => {
    if (!sizeOf.has(path)) sizeOf.set(path, brotli(codeOf(path, rendered)));
    return sizeOf.get(path)!;
  };
  return (chunk, needed) => {
    const { modules } = byHash.get(chunk.hash)!;
    const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + roughly(path), 0);
    const all = sum(modules);
    return all === 0 ? 0 : (sizes.filesOf(chunk) * sum(modules.filter((path) => !needed.has(path)))) / all;
  };
}

/** Weighs each widget and each room of `src`. */
export function weigh(built: Built, sizes: Sizes): { widgets: WidgetWeight[]; rooms: RoomWeight[] } {
  const rendered = renderedIn(built);
  const unreachedOf = unreachedIn(built, sizes);
  return {
    widgets: built.widgets.map(({ name, chunk, needs }) => {
      const chunks = [chunk, ...needs.map((place) => built.shared[place]!)];
      const needed = built.needed.get(name)!;
      return {
        name,
        own: ownWeight(`widgets/${name}/`, rendered),
        fetched: chunks.reduce((total, one) => total + sizes.filesOf(one), 0),
        unreached: chunks.reduce((total, one) => total + unreachedOf(one, needed), 0),
        files: chunks.reduce((total, { hasStyles }) => total + (hasStyles ? 2 : 1), 0),
      };
    }),
    rooms: order.rooms.map((name) => ({ name, own: ownWeight(`src/${name}/`, rendered) })),
  };
}

/** Nothing that is not used in the same text goes: it is used elsewhere. */
const minify = (file: string, code: string): string =>
  minifySync(file, code, { compress: { unused: false }, mangle: true }).code;

const isStyles = (path: string) => path.replace(/\?.*/, '').endsWith('.css');

/** A module's code, or its styles, without what minifying takes away. */
function codeOf(path: string, rendered: ReadonlyMap<string, string>): string {
  const file = path.replace(/\?.*/, '');
  if (!isStyles(path)) return minify(`${file}.js`, rendered.get(path) ?? '');
  return readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\s+/g, ' ');
}

/** All modules of a folder in one file, their styles in another, and the longest words. */
function ownWeight(folder: string, rendered: ReadonlyMap<string, string>): number {
  const paths = [...rendered.keys()].filter((path) => path.startsWith(folder)).toSorted();
  const [styles, code] = [true, false].map((wanted) =>
    paths
      .filter((path) => isStyles(path) === wanted)
      .map((path) => codeOf(path, rendered))
      .join('\n'),
  );
  const words = languages.map((language) =>
    globSync(`${folder}**/messages/${language}.json`, { cwd: projectRoot })
      .toSorted()
      .map((file) => readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\n\s*/g, '')),
  );
  const weights = [code, styles].map((text) => (text ? brotli(text) : 0));
  const longest = Math.max(...words.map((texts) => (texts.length > 0 ? brotli(texts.join('')) : 0)));
  return weights.reduce((total, weight) => total + weight, longest);
}

/** Prints what each widget and each room weighs, and how many widgets are within what is asked. */
export function printWeights({ widgets, rooms }: ReturnType<typeof weigh>): void {
  const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(6);
  console.log('\nkB brotli, beyond the platform     own  fetched  unreached  files');
  for (const { name, own, fetched, unreached, files } of widgets) {
    const share = `${Math.round((100 * unreached) / fetched)} %`.padStart(6);
    console.log(
      `${name.padEnd(30)}${inKB(own)}   ${inKB(fetched)}   ${share}   ${String(files).padStart(6)}`,
    );
  }
  const within = widgets.filter(
    ({ fetched, unreached, files }) => files <= asked.files && unreached <= asked.unreached * fetched,
  );
  const average = (of: (weight: WidgetWeight) => number) =>
    widgets.reduce((total, weight) => total + of(weight), 0) / widgets.length;
  console.log(
    `average ${inKB(average(({ fetched }) => fetched))} kB, ${average(({ files }) => files).toFixed(1)} files; ` +
      `within ${asked.files} files and ${100 * asked.unreached} % unreached: ${within.length} of ${widgets.length}`,
  );
  console.log(
    `\nrooms of src, kB brotli by themselves: ${rooms.map(({ name, own }) => `${name} ${inKB(own).trim()}`).join(', ')}\n`,
  );
}

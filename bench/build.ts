import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildChunks, buildLoader } from '../scripts/build/bundle.ts';
import { schemaPlugin } from '../scripts/schema/plugin.ts';
import type { BuiltWidgets, ChunkFacts } from '../scripts/build/widget-map.ts';

/** The folder of the bench. */
const bench = import.meta.dirname;

/** Where everything that the server hands out is built. */
export const outDir = join(bench, 'dist');

/** What a page must know of the builds. Addresses are the server's. */
export interface Builds {
  /** Our loader's text, and its hash as a policy names it. */
  readonly loader: string;
  readonly loaderHash: string;
  /** Files of ours that a page with counters needs, as a template finds them in `widgets.json`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Stylesheet of the one bundle. */
  readonly bundleStyles: readonly string[];
}

/** Builds ours as `npm run build` does, with the bench's own widget, and each other contestant into one file. */
export async function buildAll(contestants: readonly string[]): Promise<Builds> {
  const ours = join(outDir, 'ours');
  const built = await buildChunks(ours, join(bench, 'widgets'));
  await buildLoader(built, ours);
  for (const name of contestants) await buildOne(name);
  const bundled = await buildOne('one-bundle');

  const loader = readFileSync(join(ours, 'loader.js'), 'utf8');
  if (/<\/script|<!--/i.test(loader)) throw new Error('The loader cannot be inlined as it is.');
  const chunks = chunksOf(built);
  return {
    loader,
    loaderHash: `sha256-${createHash('sha256').update(loader).digest('base64')}`,
    scripts: chunks.flatMap(({ hash, hasMessages }) => [
      `/ours/assets/${hash}.js`,
      ...(hasMessages ? [`/ours/assets/${hash}.en.js`] : []),
    ]),
    styles: chunks.flatMap(({ hash, hasStyles }) => (hasStyles ? [`/ours/assets/${hash}.css`] : [])),
    bundleStyles: bundled.filter((file) => file.endsWith('.css')).map((file) => `/one-bundle/${file}`),
  };
}

/** The platform, the counter, and what it shares with others. */
function chunksOf({ shared, widgets }: BuiltWidgets): ChunkFacts[] {
  const [platform] = shared;
  const [counter] = widgets;
  if (!platform || !counter) throw new Error('The build has no counter.');
  return [platform, counter.chunk, ...counter.needs.map((place) => shared[place]!)];
}

/** @returns names of the files */
async function buildOne(name: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    root: bench,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [schemaPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(outDir, name),
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: join(bench, `contestants/${name}.tsx`),
        // Fetched only for an author or with the first alert: not on a page with counters, in pieces or in one.
        external: (id) => /\/(?:AuthorBox|AuthorNotes|region)\.tsx$/.test(id),
        output: { entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output.map(({ fileName }) => fileName);
}

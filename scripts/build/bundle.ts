import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkGroups, chunksOf } from './chunks/chunk-groups.ts';
import { piecesOf, type Piece } from './chunks/pieces.ts';
import {
  chunksPlugin,
  lazyImportsPlugin,
  widgetNamesPlugin,
  ownKeysPlugin,
  registeredPlugin,
  registryPlugin,
} from './plugins.ts';
import { leafletPlugin } from './leaflet.ts';
import { itemsPlugin } from './items-plugin.ts';
import { noMutationsPlugin } from './no-mutations.ts';
import { registeredModules } from './registered.ts';
import { raiseSpecificity } from './raise-specificity.ts';
import { schemaPlugin } from '../schema/plugin.ts';
import type { Built, BuiltWidgets } from './widget-map.ts';
import {
  findWidgets,
  nearestNameEntry,
  platformEntry,
  projectRoot,
  widgetEntry,
  widgetsFolder,
} from './widgets.ts';

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

const shared = {
  configFile: false,
  root: projectRoot,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig;

/**
 * How the project's files become code of visitors, whatever the chunks are.
 *
 * @param folder holds the widgets
 * @param output what this build does with its files
 * @param more plugins and options of the bundler beside those of every build
 */
const optionsOf = (
  folder: string,
  output: NonNullable<InlineConfig['build']>,
  more: { readonly plugins?: Plugin[]; readonly bundler: Rolldown.RolldownOptions },
): InlineConfig => ({
  ...shared,
  plugins: [
    react(),
    schemaPlugin(folder),
    itemsPlugin(folder),
    lazyImportsPlugin(),
    noMutationsPlugin(),
    leafletPlugin(),
    ownKeysPlugin(),
    widgetNamesPlugin(folder),
    registeredPlugin(folder),
    more.plugins,
  ],
  css: { modules: { generateScopedName: '[hash:base64:5]' }, postcss: { plugins: [raiseSpecificity] } },
  build: {
    ...output,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // That most of the time goes into compiling schemas and styles is known.
      checks: { pluginTimings: false },
      input: [
        platformEntry,
        nearestNameEntry,
        ...findWidgets(folder).map((widget) => widgetEntry(folder, widget)),
      ],
      preserveEntrySignatures: 'allow-extension',
      ...more.bundler,
    },
  },
});

/** The modules of the release as the bundler parts them by itself: each part has one set of users. Nothing is written. */
async function buildPieces(folder: string): Promise<Piece[]> {
  const bundler = { experimental: { chunkOptimization: false } };
  const result = await build(optionsOf(folder, { write: false }, { bundler }));
  return piecesOf(result as Rolldown.RolldownOutput, registeredModules(folder), folder);
}

/** Everything but the loader: the platform, the widgets, what they share, and what they fetch later. */
export async function buildChunks(outDir: string, folder = widgetsFolder): Promise<Built> {
  const groups = chunkGroups(chunksOf(await buildPieces(folder), folder));
  let built: Built | undefined;
  const bundler = {
    output: {
      entryFileNames: 'assets/[hash:7].js',
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
      hashCharacters: 'base36',
      codeSplitting: { groups },
    },
  } as const;
  const plugins = [chunksPlugin(folder, (result) => (built = result))];
  await build(optionsOf(folder, { outDir, emptyOutDir: true }, { plugins, bundler }));
  if (!built) throw new Error('The build ended without a table of its chunks.');
  return built;
}

/** The loader, in one file with a stable name that imports nothing, so that a template may inline it. */
export async function buildLoader(built: BuiltWidgets, outDir: string, write = true): Promise<string> {
  const result = await build({
    ...shared,
    plugins: [registryPlugin(built)],
    build: {
      outDir,
      write,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(projectRoot, 'loader/loader.ts'),
        output: { entryFileNames: 'loader.js', codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  if (output.length !== 1) throw new Error(`The loader is ${output.length} files; one is expected.`);
  return output[0].code;
}

import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
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

/** What turns the project's files into code of visitors. */
const ownPlugins = (folder: string) => [
  react(),
  schemaPlugin(folder),
  itemsPlugin(folder),
  lazyImportsPlugin(),
  noMutationsPlugin(),
  leafletPlugin(),
  ownKeysPlugin(),
  widgetNamesPlugin(folder),
  registeredPlugin(folder),
];

const styles = {
  modules: { generateScopedName: '[hash:base64:5]' },
  postcss: { plugins: [raiseSpecificity] },
};

const inputOf = (folder: string) => [
  platformEntry,
  nearestNameEntry,
  ...findWidgets(folder).map((widget) => widgetEntry(folder, widget)),
];

/** The modules of the release as the bundler parts them by itself: each part has one set of users. Nothing is written. */
export async function buildPieces(folder: string): Promise<Piece[]> {
  const result = await build({
    ...shared,
    plugins: ownPlugins(folder),
    css: styles,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: inputOf(folder),
        preserveEntrySignatures: 'allow-extension',
        experimental: { chunkOptimization: false },
      },
    },
  });
  return piecesOf(result as Rolldown.RolldownOutput, registeredModules(folder), folder);
}

/** Everything but the loader: the platform, the widgets, what they share, and what they fetch later. */
export async function buildChunks(outDir: string, folder = widgetsFolder): Promise<Built> {
  const groups = chunkGroups(chunksOf(await buildPieces(folder), folder));
  let built: Built | undefined;
  await build({
    ...shared,
    plugins: [...ownPlugins(folder), chunksPlugin(folder, (result) => (built = result))],
    css: styles,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // That most of the time goes into compiling schemas and styles is known.
        checks: { pluginTimings: false },
        input: inputOf(folder),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[hash:7].js',
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
          hashCharacters: 'base36',
          codeSplitting: { groups },
        },
      },
    },
  });
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

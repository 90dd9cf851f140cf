import react from '@vitejs/plugin-react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { schemaPlugin } from '../../scripts/schema/plugin.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';

/** Scripts of the explorer, by the name under which its documents link them. */
export const scripts = {
  widget: 'explorer/page/main.tsx',
  'my-page': 'explorer/own-page/main.tsx',
  filter: 'explorer/gallery/filter.ts',
  frame: 'explorer/preview/frame.ts',
} as const;

/** Stylesheets of the explorer, what its parts share first. */
export const explorerSheets = (): string[] => [
  'explorer/explorer.css',
  ...globSync('explorer/*/*.css', { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .sort(),
];

/** They in one, which lies in the folder above those of the parts. */
export const explorerStyles = (): string =>
  explorerSheets()
    .map((file) => readFileSync(join(projectRoot, file), 'utf8').replaceAll("url('../../", "url('../"))
    .join('\n');

/** Writes the explorer's scripts: an entry each, and what they fetch later. */
export async function buildApp(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: projectRoot,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), schemaPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      // The editor of JSON is one library in one part, fetched when it is wanted.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: Object.fromEntries(
          Object.entries(scripts).map(([name, file]) => [name, join(projectRoot, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[hash].js' },
      },
    },
  });
}

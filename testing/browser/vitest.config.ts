import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { itemsPlugin } from '../../scripts/build/items-plugin.ts';
import { registeredPlugin, widgetNamesPlugin } from '../../scripts/build/plugins.ts';
import { schemaPlugin } from '../../scripts/schema/plugin.ts';
import { fontEnvironment } from './fonts.ts';

/** The browser tests: they need a build in `dist/` and a Chromium, and nothing of the sources' own configuration. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [schemaPlugin(), itemsPlugin(), widgetNamesPlugin(), registeredPlugin()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  test: {
    name: 'browser',
    environment: 'node',
    // Every browser that a test starts has it from here.
    env: fontEnvironment('liberation'),
    css: { include: /./, modules: { classNameStrategy: 'scoped' } },
    include: ['{testing/browser,widgets}/**/*.browser.test.ts'],
    // Where widgets are named, one file walks them all.
    exclude: process.env['WIDGETS'] ? ['**/second-half.browser.test.ts'] : [],
    globalSetup: ['testing/browser/prepare-builds.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Up to twice more, in a fresh context, as browser runners do: a whole browser on a busy machine is not a pure
    // function. The report marks such a test with its retry, so that an unsteady one is seen and mended.
    retry: 2,
    reporters: ['default', './testing/browser/count-retries.ts'],
    // A browser has several processes of its own.
    maxWorkers: 2,
    // Files of a worker share its browser and its server (`worker.ts`).
    isolate: false,
  },
});

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { itemsPlugin } from './scripts/build/items-plugin.ts';
import { widgetNamesPlugin, registeredPlugin, registryPlugin } from './scripts/build/plugins.ts';
import order from './scripts/rooms.json' with { type: 'json' };
import { schemaPlugin } from './scripts/schema/plugin.ts';
import { timeLimit } from './testing/time-limit.ts';

const folders = `{${order.folders.join()}}`;

const ruleFiles = globSync(`${folders}/**/*.test.ts`, { cwd: import.meta.dirname }).filter(
  (file) => !/\.(?:browser|cms|engine)\.test\.ts$/.test(file),
);
const needsDocument = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment');

/** Vitest keeps transformed files by their own text. A compiled schema has parts of other files, so it is not kept. */
const uncachedSchemas: Plugin = {
  name: 'tourism-widgets:uncached-schemas',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) =>
      /(?:\/(?:widget|storage)|\.schema)\.ts(?:\?|$)/.test(id) ? false : undefined,
    ),
};

/** What the tests of pages have in common. */
const ofPages = {
  environment: 'jsdom',
  setupFiles: ['testing/set-up-page.ts'],
  // As in the browser suite (decision 13): an answer may be late on a machine that does other things as well.
  retry: 2,
};

/**
 * The walk over all fields is by far the dearest file: in parts the workers end at about the same time, and none of them holds
 * the pages of all widgets. Where widgets are named, one part walks them all.
 */
const walkFile = 'testing/every-widget-fields.test.tsx';
const walkParts = process.env['WIDGETS'] ? 1 : 4;

/** The walks over all widgets take minutes: they come first, so that no worker is left alone with one at the end. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => /every-widget-\w+\.test/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

/**
 * `rules` for what needs no page, `documents` for rules about a document, which says so in its first line, `pages` for what
 * a visitor sees, and the walk over all fields. The browser tests (`*.browser.test.ts`) have a configuration of their own, since
 * they need a build.
 */
export default defineConfig({
  plugins: [
    react(),
    schemaPlugin(),
    itemsPlugin(),
    registryPlugin(),
    widgetNamesPlugin(),
    registeredPlugin(),
    uncachedSchemas,
  ],
  define: { __VERSION__: '"test"' },
  test: {
    // A missing element is told in a sentence, without the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
    // A machine that does other things as well is no fault of a test's.
    testTimeout: timeLimit(20_000),
    // Tests wait for timers and answers a third of their time: with two for each core a run takes a fifth less than with one.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: WalksFirst },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // Some run whole builds and programs.
          retry: 1,
          // They change nothing that others see: a worker takes file after file, which halves their time.
          isolate: false,
          include: ruleFiles.filter((file) => !needsDocument(file)),
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          environment: 'node',
          retry: 1,
          include: ruleFiles.filter(needsDocument),
        },
      },
      {
        extends: true,
        test: {
          ...ofPages,
          name: 'pages',
          include: [`${folders}/**/*.test.tsx`],
          exclude: [walkFile],
        },
      },
      ...Array.from({ length: walkParts }, (_, part) => ({
        extends: true as const,
        test: {
          ...ofPages,
          name: walkParts === 1 ? 'fields' : `fields ${part + 1} of ${walkParts}`,
          include: [walkFile],
          env: { WALK_PART: `${part}/${walkParts}` },
        },
      })),
    ],
  },
});

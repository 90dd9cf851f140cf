import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { itemsPlugin } from '../../scripts/build/items-plugin.ts';
import { registeredPlugin, widgetNamesPlugin } from '../../scripts/build/plugins.ts';
import { schemaPlugin } from '../../scripts/schema/plugin.ts';
import { timeLimit } from '../time-limit.ts';
import { fontEnvironment } from './fonts.ts';
import { tellStray } from './outcome.ts';

/**
 * In how many parts the walk over all widgets is cut. A part is what one worker takes: with more parts the workers end at
 * about the same time. Where widgets are named, one part walks them all.
 */
const walkParts = process.env['WIDGETS'] ? 1 : 4;

const walkFile = 'testing/browser/walk/walk.browser.test.ts';

/** What all tests in a browser have in common. */
const shared = {
  environment: 'node',
  // Every browser that a test starts has it from here.
  env: fontEnvironment('liberation'),
  css: { include: /./, modules: { classNameStrategy: 'scoped' } },
  testTimeout: timeLimit(60_000),
  hookTimeout: timeLimit(60_000),
  // By itself Vitest asks again for a second alone.
  expect: { poll: { timeout: timeLimit(5_000) } },
  // Up to twice more, in a fresh context, as browser runners do: a whole browser on a busy machine is not a pure
  // function. The report marks such a test with its retry, so that an unsteady one is seen and mended.
  retry: 2,
  // Files of a worker share its browser and its server (`worker.ts`).
  isolate: false,
} as const;

/** How the project's own files are read. */
const readsSources = {
  root: join(import.meta.dirname, '../..'),
  plugins: [schemaPlugin(), itemsPlugin(), widgetNamesPlugin(), registeredPlugin()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
};

/** What all runs in a browser have in common. */
const ofRun = {
  globalSetup: ['testing/browser/prepare-builds.ts'],
  reporters: ['default', './testing/browser/outcome.ts'],
  onUnhandledError: tellStray,
};

/** A configuration of tests in a browser that are no part of the suite: one file at a time, or more where nothing is timed. */
export const outsideSuite = (name: string, include: string, maxWorkers = 1) =>
  defineConfig({
    ...readsSources,
    test: { ...shared, ...ofRun, name, include: [include], maxWorkers },
  });

/**
 * The browser tests: they need a build in `dist/` and a Chromium, and nothing of the sources' own configuration. Each part
 * of the walk is a project, since one file has to run with several values.
 */
export default defineConfig({
  ...readsSources,
  test: {
    ...ofRun,
    // A browser has several processes of its own.
    maxWorkers: 2,
    projects: [
      ...Array.from({ length: walkParts }, (_, part) => ({
        extends: true as const,
        test: {
          ...shared,
          name: walkParts === 1 ? 'walk' : `walk ${part + 1} of ${walkParts}`,
          include: [walkFile],
          env: { ...shared.env, WALK_PART: `${part}/${walkParts}` },
        },
      })),
      {
        extends: true,
        test: {
          ...shared,
          name: 'browser',
          include: ['{testing/browser,testing/hosts,widgets}/**/*.browser.test.ts'],
          exclude: [walkFile],
        },
      },
    ],
  },
});

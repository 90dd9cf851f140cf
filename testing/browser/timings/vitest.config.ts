import { defineConfig, mergeConfig } from 'vitest/config';
import suite from '../vitest.config.ts';

/** Timings in a browser, for `npm run bench`: one at a time, on a machine that does nothing else. */
export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [] } },
  defineConfig({
    test: { name: 'timings', include: ['testing/browser/timings/*.timing.ts'], maxWorkers: 1 },
  }),
);

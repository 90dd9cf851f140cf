import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { itemsPlugin } from '../../scripts/build/items-plugin.ts';
import { registeredPlugin, widgetNamesPlugin } from '../../scripts/build/plugins.ts';
import { timeLimit } from '../time-limit.ts';

/** Tests in browsers of other makes (`npm run test:engines`): they need a build in `dist/` and `dist-explorer/`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [itemsPlugin(), widgetNamesPlugin(), registeredPlugin()],
  test: {
    name: 'engines',
    environment: 'node',
    include: ['testing/engines/*.engine.test.ts'],
    testTimeout: timeLimit(240_000),
    hookTimeout: timeLimit(60_000),
    // Once more, as in the browser suite.
    retry: 1,
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { registryPlugin } from './scripts/build/plugins.ts';
import { schemaPlugin } from './scripts/schema/plugin.ts';

const folders = '{src,loader,widgets,origin,testing,scripts,demo-pages}';

/**
 * Two projects: `rules` for what needs no page, `pages` for what a visitor sees. The browser tests have a
 * configuration of their own, since they need a build.
 */
export default defineConfig({
  plugins: [react(), schemaPlugin(), registryPlugin()],
  define: { __VERSION__: '"test"' },
  test: {
    // A missing element is told in a sentence, without the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
    // A machine that does other things as well is no fault of a test's.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: [`${folders}/**/*.test.ts`],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: [`${folders}/**/*.test.tsx`],
          setupFiles: ['testing/set-up-page.ts'],
        },
      },
    ],
  },
});

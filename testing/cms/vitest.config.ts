import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const folder = import.meta.dirname;

/** What a step prepares before its tests: `prepare.ts` of its folder. */
const preparation = (step: string) => {
  const file = join(folder, step, 'prepare.ts');
  return existsSync(file) ? [file] : [];
};

/** On a server of AEM: what needs the editor of Sling CMS is left out. */
const exclude = process.env['AEM_URL'] ? ['**/editor.cms.test.ts', '**/dialogs.cms.test.ts'] : [];

/**
 * Tests in real content management systems (`npm run test:cms`). They need packages and what runs them, so they are none
 * of `npm test`. A folder is a step.
 */
export default defineConfig({
  root: join(folder, '../..'),
  test: {
    // A system and a browser at once: more have no room on two cores.
    maxWorkers: 2,
    // Once more, as in the browser suite: a whole system on a busy machine is not a pure function.
    retry: 1,
    projects: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({
        extends: true as const,
        test: {
          name,
          include: [`testing/cms/${name}/**/*.cms.test.ts`],
          exclude,
          globalSetup: preparation(name),
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      })),
  },
});

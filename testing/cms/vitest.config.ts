import { readdirSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const folder = import.meta.dirname;

/** What a step prepares before its tests: `prepare.ts` of its folder. */
const preparation = (step: string) => {
  const file = join(folder, step, 'prepare.ts');
  return existsSync(file) ? [file] : [];
};

/**
 * Tests in real content management systems (`npm run test:cms`). They need packages and what runs them, so they are none
 * of `npm test`. A folder is a step; one file at a time, since a system on two cores has no room for a second one.
 */
export default defineConfig({
  root: join(folder, '../..'),
  test: {
    fileParallelism: false,
    projects: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({
        extends: true as const,
        test: {
          name,
          include: [`testing/cms/${name}/**/*.cms.test.ts`],
          globalSetup: preparation(name),
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      })),
  },
});

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests in real content management systems (`npm run test:cms`). They need packages and what runs them, so they are none
 * of `npm test`. A folder is a step; one file at a time, since a system on two cores has no room for a second one.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['testing/cms/**/*.cms.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});

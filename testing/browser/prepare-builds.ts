import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildChunks, buildLoader } from '../../scripts/build/bundle.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the build that visitors get, as it was when the tests began. */
    readonly dist: string;
    /** Folder of a build whose widgets are the ones in `probes/`. */
    readonly probes: string;
  }
}

/**
 * Before all browser tests: sets a copy of the build aside, so that one made meanwhile does no harm, and makes another
 * with widgets that do on purpose what no real one does: throw, lack a required field, count what they are asked.
 *
 * @throws Error without a build
 */
export default async function prepareBuilds(project: TestProject): Promise<() => void> {
  const release = join(projectRoot, 'dist');
  if (!existsSync(join(release, 'widgets.json'))) {
    throw new Error('There is no build to test: `npm run build` makes one.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  const [dist, probes] = [join(folder, 'dist'), join(folder, 'probes')];
  cpSync(release, dist, { recursive: true });
  project.provide('dist', dist);
  project.provide('probes', probes);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Where widgets are named, their tests look at the build that visitors get.
  if (process.env['WIDGETS']) return remove;
  // The test runner's own value would make a build for development.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const built = await buildChunks(probes, join(import.meta.dirname, 'probes'));
  await buildLoader(built, probes);
  process.env['NODE_ENV'] = environment;
  return remove;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './widgets.ts';

/**
 * Makes the release where a folder has none: for commands that need it.
 *
 * @param outDir where the release is
 * @throws Error where the build was refused
 */
export function ensureBuilt(outDir = join(projectRoot, 'dist'), build: () => number | null = runBuild): void {
  if (existsSync(join(outDir, 'widgets.json'))) return;
  console.log('There is no build yet: it is made first.');
  if (build() !== 0) throw new Error('The build was refused: npm run build says why.');
}

const runBuild = (): number | null =>
  spawnSync(process.execPath, ['scripts/build.ts'], { cwd: projectRoot, stdio: 'inherit' }).status;

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../scripts/build/manifest-type.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';

/** Files that the demo serves from its root. */
export const publicFolder = join(projectRoot, 'demo-pages/public');

/** Their folders. */
export const publicFolders = (): string[] =>
  readdirSync(publicFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What the build says of itself; undefined before the first one. */
export function readManifest(): Manifest | undefined {
  const file = join(projectRoot, 'dist/widgets.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

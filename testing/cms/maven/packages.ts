import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packagesFolder = join(import.meta.dirname, '../../../packages');

/**
 * A package of `packages/`.
 *
 * @param name `ui.apps`, `content` or `all`
 * @throws Error where it is not there
 */
export function packageNamed(name: string): Uint8Array {
  const file = readdirSync(packagesFolder).find(
    (file) => file.startsWith(`tourism-widgets.${name}-`) && file.endsWith('.zip'),
  );
  if (file === undefined) throw new Error(`packages/ has no ${name}: run npm run package first.`);
  return new Uint8Array(readFileSync(join(packagesFolder, file)));
}

/** A folder in which Maven works, and what removes it. */
export function workFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-maven-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

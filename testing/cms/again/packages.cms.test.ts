import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/build/widgets.ts';
import { run } from '../tools.ts';

/** What each file of a folder hashes to, by its path. */
const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [
        path.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );

test('the same build makes the same packages, byte for byte, wherever they are written', () => {
  const again = mkdtempSync(join(tmpdir(), 'tourism-widgets-packages-'));
  try {
    run('node', [join(projectRoot, 'scripts/package.ts'), again]);
    const first = hashesIn(join(projectRoot, 'packages'));
    expect(Object.keys(first).length).toBeGreaterThan(5);
    expect(hashesIn(again)).toEqual(first);
  } finally {
    rmSync(again, { recursive: true, force: true });
  }
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/build/widgets.ts';

/** Two builds of one state, each in a process of its own: what is deployed twice is cached once. */

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Names and contents of all files of a new build. */
function build(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  folders.push(folder);
  const script = `
    const { buildChunks, buildLoader } = await import('./scripts/build/bundle.ts');
    await buildLoader(await buildChunks(process.argv[1]), process.argv[1]);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', folder],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), readFileSync(file, 'latin1')];
    }),
  );
}

test('two builds have the same files, byte for byte', { timeout: 300_000 }, () => {
  const [one, other] = [build(), build()];
  expect([...one.keys()].length).toBeGreaterThan(100);
  expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
  expect([...one].filter(([name, text]) => other.get(name) !== text).map(([name]) => name)).toEqual([]);
});

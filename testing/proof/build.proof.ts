import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/build/widgets.ts';

/** Two builds of one state, each in a process of its own: what is deployed twice is cached once. */

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Names and contents of all files of a new build. */
function build(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  folders.push(folder);
  // A file, not an option: the worker that compiles schemas takes over the options of its process.
  const file = join(folder, 'build.mjs');
  const bundle = pathToFileURL(join(projectRoot, 'scripts/build/bundle.ts')).href;
  writeFileSync(
    file,
    `import { buildChunks, buildLoader } from '${bundle}';
    const out = process.argv[2];
    await buildLoader(await buildChunks(out), out);`,
  );
  const dist = join(folder, 'dist');
  const { status, stderr } = spawnSync(process.execPath, [file, dist], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(dist.length), readFileSync(path, 'latin1')];
    }),
  );
}

test('two builds have the same files, byte for byte', { timeout: 300_000 }, () => {
  const [one, other] = [build(), build()];
  expect([...one.keys()].length).toBeGreaterThan(100);
  expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
  expect([...one].filter(([name, text]) => other.get(name) !== text).map(([name]) => name)).toEqual([]);
});

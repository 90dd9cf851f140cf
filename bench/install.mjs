/** Installs what the bench alone needs, from its own lock. Imports nothing but what comes with Node. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bench = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8'));

if (!Object.keys(dependencies).every((name) => existsSync(join(bench, 'node_modules', name)))) {
  const { status } = spawnSync('npm', ['ci'], {
    cwd: bench,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status) process.exit(status);
}

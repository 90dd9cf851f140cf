/** Installs what the bench alone needs, from its own lock. It and what it imports import nothing but what comes with Node. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryThrice } from '../scripts/ensure-programs.mjs';

const bench = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8'));

if (!Object.keys(dependencies).every((name) => existsSync(join(bench, 'node_modules', name)))) {
  const options = { cwd: bench, stdio: 'inherit', shell: process.platform === 'win32' };
  if (!tryThrice(() => spawnSync('npm', ['ci'], options).status === 0)) process.exit(1);
}

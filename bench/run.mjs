/** `npm run bench`: installs what the bench alone needs, then measures. Options: see `main.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const bench = import.meta.dirname;

if (!existsSync(join(bench, 'node_modules/react-habitat'))) {
  const { status } = spawnSync('npm', ['ci'], {
    cwd: bench,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status) process.exit(status);
}
await import('./main.ts');

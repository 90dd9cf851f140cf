/**
 * `npm run bench`: installs what the bench alone needs and a browser, then measures. Options: see `main.ts`. Without any, and with
 * `--timings` alone, it also looks at the timings in a browser (`testing/browser/timings`), for which it builds.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser, findHeadlessShell } from '../scripts/ensure-browser.mjs';
import { root, tool, toolEnvironment } from '../scripts/ensure-installed.mjs';

const options = process.argv.slice(2);
const isTimings = options.includes('--timings');
const shell = findHeadlessShell();
const browser = ensureBrowser();
if (!browser) process.exit(1);
process.env.CHROME_PATH = browser;

/** Runs a tool of the project. */
function run(name, args, environment = {}) {
  const { command, shell } = tool(name);
  const env = { ...toolEnvironment(), ...environment };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell }).status === 0;
}

/** What looks at whole pages of the demo, or at one rule, each by an option of its own. */
const looks = {
  '--interactions': () => import('./interactions.ts'),
  '--rest': () => import('./rest.ts'),
  '--theme-rule': () => import('./theme-rule.ts'),
};
for (const [option, look] of Object.entries(looks))
  if (options.includes(option)) {
    await import('./install.mjs');
    await look();
    process.exit();
  }
if (!isTimings) {
  await import('./install.mjs');
  await import('./main.ts');
}
if (isTimings || options.length === 0) {
  const environment = shell && { HEADLESS_SHELL: shell };
  const isDone =
    run('node', ['scripts/build.ts']) &&
    run('vitest', ['run', '--config', 'testing/browser/timings/vitest.config.ts'], environment);
  if (!isDone) process.exitCode = 1;
}

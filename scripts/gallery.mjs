/**
 * `npm run gallery`: installs what is missing, then takes the pictures of the gallery in the browser of the tests: of widgets
 * that have changed, `-- --all` of all, `-- alert faq` of some. It builds first.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser, findHeadlessShell } from './ensure-browser.mjs';
import { ensureInstalled, root, tool, toolEnvironment } from './ensure-installed.mjs';

const browser = ensureInstalled() && ensureBrowser();
if (browser) {
  const { command, shell } = tool('node');
  const headless = findHeadlessShell();
  const args = ['testing/gallery/gallery.ts', ...process.argv.slice(2)];
  const env = { ...toolEnvironment(), CHROME_PATH: browser, ...(headless && { HEADLESS_SHELL: headless }) };
  process.exitCode = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell }).status ?? 1;
} else {
  process.exitCode = 1;
}

/** Finds a Chromium or Chrome for the browser tests, or installs one. Imports nothing but what comes with Node. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What to say where there is no browser and none can be installed. */
export const noBrowser =
  'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to the program, and run this again.';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser that is there already; undefined for none. `CHROME_PATH` comes first. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH, ...found, ...(places[process.platform] ?? [])];
  return candidates.find((file) => file && isProgram(file));
}

/**
 * Path of Chromium without a window, which opens a page in a third of the time; undefined where there is none, and where
 * `CHROME_PATH` names what to use.
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH) return undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  return shells.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Ubuntu's package of that name is none: it asks for a service that a container does not have. */
function isDebianRoot() {
  try {
    return process.getuid?.() === 0 && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Path of a browser; installs Debian's package where there is none, with fonts for Chinese and Japanese.
 *
 * @returns undefined where there is none and none can be installed
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found || !isDebianRoot()) return found;
  console.log('Installing Chromium…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args) => spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0;
  const isDone =
    run(['update']) &&
    run([
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-noto-cjk',
    ]);
  return isDone ? findBrowser() : undefined;
}

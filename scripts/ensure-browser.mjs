/**
 * Finds a Chromium or Chrome for the browser tests, and on Linux the fonts that they show, or installs them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findProgram, install, isProgram, mayInstall } from './ensure-programs.mjs';

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

/** Path of a browser that is there already; undefined for none. `CHROME_PATH` comes first. */
const findBrowser = () =>
  [process.env.CHROME_PATH, findProgram(names), ...(places[process.platform] ?? [])].find(
    (file) => file && isProgram(file),
  );

/**
 * Path of Chromium without a window, which opens a page in a third of the time; undefined where there is none, and where
 * `CHROME_PATH` names what to use.
 */
export function findHeadlessShell() {
  const shell = findProgram(['chromium-headless-shell', 'chrome-headless-shell']);
  if (!process.env.CHROME_PATH) return shell;
  if (shell)
    console.log(`CHROME_PATH names the browser. Without it ${shell} opens a page in a third of the time.`);
  return undefined;
}

/**
 * Variables by which tests find their browsers, which are installed where they are missing and may be.
 *
 * @returns undefined where there is no browser; a sentence has said what is missing
 */
export function browserEnvironment() {
  const browser = ensureBrowser();
  // Asked second: the first call may have installed it.
  const shell = findHeadlessShell();
  return browser && { CHROME_PATH: browser, ...(shell && { HEADLESS_SHELL: shell }) };
}

/**
 * Fonts of the sets in `testing/browser/fonts`: Debian's package, and how the name of one of its files begins. A browser that
 * finds none of them draws no text at all.
 */
const fonts = {
  'fonts-liberation': 'LiberationSans-',
  'fonts-noto-cjk': 'NotoSansCJK-',
  'fonts-noto-core': 'NotoNaskhArabic-',
  'fonts-roboto-unhinted': 'Roboto-',
  'fonts-dejavu-core': 'DejaVuSans.',
};

/** Packages of the fonts that are not there. */
function missingFonts() {
  if (process.platform !== 'linux') return [];
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts'].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => basename(file)),
  );
  return Object.keys(fonts).filter((name) => !files.some((file) => file.startsWith(fonts[name])));
}

/** Ubuntu's package of that name is none: it asks for a service that a container does not have. */
const hasChromiumPackage = () => /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Path of a browser. Installs Debian's packages of what is missing, browser and fonts, where it may.
 *
 * @returns undefined where something is still missing; a sentence has said what
 */
export function ensureBrowser() {
  const wanted = missingFonts();
  if (mayInstall() && hasChromiumPackage()) {
    if (!findBrowser()) wanted.push('chromium');
    if (!process.env.CHROME_PATH && !findHeadlessShell()) wanted.push('chromium-headless-shell');
  }
  if (wanted.length > 0 && mayInstall()) install(wanted);
  const [browser, missing] = [findBrowser(), missingFonts()];
  if (!browser)
    console.error(
      'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to the program, and run this again.',
    );
  if (missing.length > 0)
    console.error(
      `The browser tests need fonts: install ${missing.join(', ')} (Debian’s names of the packages), and run this again.`,
    );
  return missing.length > 0 ? undefined : browser;
}

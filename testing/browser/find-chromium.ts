import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser that the tests drive: the one that `CHROME_PATH` names, else a Chromium or Chrome on the path.
 *
 * @throws Error if there is none
 */
export function findChromium(): string {
  const named = process.env['CHROME_PATH'];
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = [named ?? '', ...folders.flatMap((folder) => names.map((name) => join(folder, name)))];
  const found = candidates.find((file) => file !== '' && isExecutable(file));
  if (!found) throw new Error('There is no Chromium: install one, or name it in CHROME_PATH.');
  return found;
}

/** Chromium without a window, where `HEADLESS_SHELL` names it: a page costs a third. It has no back/forward cache. */
export function findHeadlessShell(): string | undefined {
  const named = process.env['HEADLESS_SHELL'] ?? '';
  return named !== '' && isExecutable(named) ? named : undefined;
}

import { existsSync } from 'node:fs';
import { fontEnvironment } from '../testing/browser/fonts.ts';

// The fonts of the browser tests, on any machine.
Object.assign(process.env, fontEnvironment('liberation'));

/** Path of the browser that is measured in. */
export function findBrowser(): string {
  const places = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium: install one, or name it in CHROMIUM.');
  return found;
}

/** What `npm run proof` checks: what takes too long for continuous integration, which keeps a guard of each. */
import { browserEnvironment } from '../ensure-browser.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';
import { command, counted, vitest } from './steps.mjs';

const none = { passed: 0, failed: 0 };

/** Pages of hosts, each in both languages at both widths. */
function everyLook() {
  const environment = browserEnvironment();
  if (!environment) return counted(false);
  return vitest(['--config', 'testing/browser/vitest.config.ts', 'testing/hosts/'], {
    environment: { ...environment, EVERY_LOOK: '1' },
  });
}

/** The steps. @type {import('./steps.mjs').Step[]} */
export const proofSteps = [
  ['packages', () => (ensureInstalled() ? none : counted(false))],
  ['build', command(['build'])],
  ['explorer', command(['build:explorer'])],
  ['pages of hosts in every look', everyLook],
];

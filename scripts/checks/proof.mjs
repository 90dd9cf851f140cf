/** What `npm run proof` checks: what takes too long for continuous integration, which keeps a guard of each. */
import { browserEnvironment } from '../ensure-browser.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';
import { command, counted, vitest } from './steps.mjs';

const none = { passed: 0, failed: 0 };

/** A step of tests in a browser. */
const inBrowser =
  (args, more = {}) =>
  () => {
    const environment = browserEnvironment();
    return environment ? vitest(args, { environment: { ...environment, ...more } }) : counted(false);
  };

/** The steps. @type {import('./steps.mjs').Step[]} */
export const proofSteps = [
  ['packages', () => (ensureInstalled() ? none : counted(false))],
  ['build', command(['build'])],
  ['explorer', command(['build:explorer'])],
  ['journeys', inBrowser(['--config', 'testing/proof/vitest.config.ts'])],
  [
    'pages of hosts in every look',
    inBrowser(['--config', 'testing/browser/vitest.config.ts', 'testing/hosts/'], { EVERY_LOOK: '1' }),
  ],
];

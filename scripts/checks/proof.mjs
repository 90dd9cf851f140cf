/** What `npm run proof` checks: what takes too long for continuous integration, which keeps a guard of each. */
import { browserEnvironment } from '../ensure-browser.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';
import { command, counted, vitest } from './steps.mjs';

const none = { passed: 0, failed: 0 };

/** A step of tests in a browser. */
const inBrowser =
  (args, onReport, more = {}) =>
  () => {
    const environment = browserEnvironment();
    return environment
      ? vitest(args, { environment: { ...environment, ...more }, onReport })
      : counted(false);
  };

/**
 * The steps.
 *
 * @param {(report: object) => void} onReport is given the report of each run of tests
 * @returns {import('./steps.mjs').Step[]}
 */
export const proofSteps = (onReport) => [
  ['packages', () => (ensureInstalled() ? none : counted(false))],
  ['build', command(['build'])],
  ['explorer', command(['build:explorer'])],
  ['journeys', inBrowser(['--config', 'testing/proof/vitest.config.ts'], onReport)],
  [
    'pages of hosts in every look',
    inBrowser(['--config', 'testing/browser/vitest.config.ts', 'testing/hosts/'], onReport, {
      EVERY_LOOK: '1',
    }),
  ],
];

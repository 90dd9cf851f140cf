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

const hostsInEveryLook = (onReport) => [
  'pages of hosts in every look',
  inBrowser(['--config', 'testing/browser/vitest.config.ts', 'testing/hosts/'], onReport, {
    EVERY_LOOK: '1',
  }),
];

/**
 * The steps.
 *
 * @param {(report: object) => void} onReport is given the report of each run of tests
 * @param {readonly string[]} names parts of the paths of files that are run alone; with none all are
 * @returns {import('./steps.mjs').Step[]}
 */
export const proofSteps = (onReport, names) => [
  ['packages', () => (ensureInstalled() ? none : counted(false))],
  ['build', command(['build'])],
  ['explorer', command(['build:explorer'])],
  ['journeys', inBrowser(['--config', 'testing/proof/vitest.config.ts', ...names], onReport)],
  ...(names.length === 0 ? [hostsInEveryLook(onReport)] : []),
];

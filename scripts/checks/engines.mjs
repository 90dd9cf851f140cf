/** What `npm run test:engines` checks: the build, in browsers of other engines than the browser tests'. */
import { ensureInstalled } from '../ensure-installed.mjs';
import { ensurePrograms } from '../ensure-programs.mjs';
import { command, counted, vitest } from './steps.mjs';

/** Programs of the stage: Debian's package of each. WebKit's driver brings its browser; it has a window, and so needs a screen. */
const programs = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
};

/** Sees to it that both engines are there. */
export const ensureEngines = () => ensurePrograms(programs, 'The stage of Firefox and WebKit');

const none = { passed: 0, failed: 0 };

/**
 * The steps.
 *
 * @param {{ isBuilt?: boolean }} [options] `dist/` and `dist-explorer/` are those of these sources already
 * @returns {import('./steps.mjs').Step[]}
 */
export const engineSteps = ({ isBuilt = false } = {}) => [
  ['engines', () => counted(ensureInstalled() && ensureEngines())],
  ['build', isBuilt ? () => none : command(['build'])],
  ['explorer', isBuilt ? () => none : command(['build:explorer'])],
  ['Firefox and WebKit', () => vitest(['--config', 'testing/engines/vitest.config.ts'])],
];

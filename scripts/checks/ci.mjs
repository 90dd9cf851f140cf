import { commandSteps } from './commands.mjs';
import { ensureBrowser } from '../ensure-browser.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';
import { engineSteps, ensureEngines } from './engines.mjs';
import { projectSteps } from './project.mjs';
import { check, counted } from './steps.mjs';

/**
 * What continuous integration runs: it fetches all that its steps need, then comes `npm test`, then every other command on the
 * build that it made, `npm run test:engines` among them. `npm run test:cms` is run by hand (docs/architecture.md).
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const ciSteps = [
  ['programs', () => counted(ensureInstalled() && ensureBrowser() !== undefined && ensureEngines())],
  ['packages of the bench', check('node', 'bench/install.mjs')],
  ...projectSteps([]),
  ...commandSteps(),
  ...engineSteps({ isBuilt: true }),
];

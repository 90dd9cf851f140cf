import { cmsSteps } from './cms.mjs';
import { commandSteps } from './commands.mjs';
import { engineSteps } from './engines.mjs';
import { projectSteps } from './project.mjs';

/**
 * What continuous integration runs: `npm test`, then every other command on the build that it made, `npm run test:engines` and
 * `npm run test:cms` among them.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const ciSteps = [
  ...projectSteps([]),
  ...commandSteps(),
  ...engineSteps({ isBuilt: true }),
  ...cmsSteps({ isBuilt: true }),
];

import { cmsSteps } from './cms.mjs';
import { engineSteps } from './engines.mjs';
import { projectSteps } from './project.mjs';

/**
 * What continuous integration runs: `npm test`, then `npm run test:engines` and `npm run test:cms` on the build that it made.
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const ciSteps = [
  ...projectSteps([]),
  ...engineSteps({ isBuilt: true }),
  ...cmsSteps({ isBuilt: true }),
];

import { engineSteps } from './engines.mjs';
import { projectSteps } from './project.mjs';

/**
 * What continuous integration runs: `npm test`, then `npm run test:engines` on the build that it made. `npm run test:cms` is
 * run by hand (docs/architecture.md).
 *
 * @type {import('./steps.mjs').Step[]}
 */
export const ciSteps = [...projectSteps([]), ...engineSteps({ isBuilt: true })];

/** What continuous integration runs: `npm test`, then `npm run test:cms` on the build that it made, with one sum. */
import { cmsSteps } from './checks/cms.mjs';
import { projectSteps } from './checks/project.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps([...projectSteps([]), ...cmsSteps({ isBuilt: true })]));

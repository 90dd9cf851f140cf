/**
 * `npm run test:cms`: makes the packages and checks them in the content management systems that they are for. What it
 * fetches is kept in the user's own caches. Continuous integration does without it (docs/architecture.md says when it is run).
 */
import { cmsSteps } from './checks/cms.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps(cmsSteps));

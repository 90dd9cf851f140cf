/** `npm run test:engines`: checks the build in Firefox and in WebKit, the engine of Safari. */
import { engineSteps } from './checks/engines.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps(engineSteps()));

/** What continuous integration runs, with one sum. */
import { ciSteps } from './checks/ci.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps(ciSteps));

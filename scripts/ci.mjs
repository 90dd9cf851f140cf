/** What continuous integration runs, with one sum. It goes on after what is red: a run takes long, and names all of it. */
import { ciSteps } from './checks/ci.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps(ciSteps, { isWhole: true }));

/** `npm run proof`: proves at length what continuous integration has one guard of. A schedule runs it; it may take an hour. */
import { proofSteps } from './checks/proof.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps(proofSteps, { isWhole: true }));

/**
 * `npm test`: installs what is missing, then checks everything that must hold, cheapest first. Stops at the first step
 * that fails; the last line says how many checks passed and failed.
 *
 * `npm test -- card-grid` checks one widget: its folder, its walks, and what all share of types and build. A name that is
 * no widget's selects the test files whose path contains it.
 */
import { projectSteps } from './checks/project.mjs';
import { finish, runSteps } from './checks/steps.mjs';

finish(runSteps(projectSteps(process.argv.slice(2))));

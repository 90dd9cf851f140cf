/**
 * `npm test`: installs what is missing, then checks everything that must hold, cheapest first. Stops at the first step
 * that fails; the last line says how many checks passed and failed.
 *
 * `npm test -- card-grid` checks one widget: its folder, its walks, and what all share of types and build. A name that is
 * no widget's selects the test files whose path contains it.
 *
 * `npm test -- --changed` runs what the changes since `main` can touch by the imports of all modules, and types and lint of
 * everything; `--changed=HEAD~1` names another commit.
 */
import { projectSteps } from './checks/project.mjs';
import { finish, runSteps } from './checks/steps.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

/** What the changes can touch; everything where that is not known. The module graph needs the packages. */
async function touched(from) {
  if (!ensureInstalled()) return 'all';
  const { touchedSince } = await import('./checks/changed.ts');
  return touchedSince(from);
}

const names = process.argv.slice(2);
const flag = names.map((name) => /^--changed(?:=(.+))?$/.exec(name)).find(Boolean);
const selected = flag ? await touched(flag[1]) : names;
if (selected === 'all') finish(runSteps(projectSteps([])));
else if (flag) {
  console.log(selected.length > 0 ? `Touched: ${selected.join(', ')}` : 'No test is touched.');
  finish(runSteps(projectSteps(selected, { isChange: true })));
} else finish(runSteps(projectSteps(names)));

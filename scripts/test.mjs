/**
 * `npm test`: installs what is missing, then checks everything that must hold, cheapest first. Stops at the first step
 * that fails; the last line says how many checks passed and failed.
 *
 * `npm test -- card-grid` checks one widget: its folder, its walks, and what all share of types and build. A name that is
 * no widget's selects the test files whose path contains it.
 *
 * `npm test -- --changed` runs what the changes since `main` can touch by the imports of all modules, and types and lint of
 * everything; `--changed=HEAD~1` names another commit, `--changed src/ui/Link.tsx` the files themselves.
 *
 * `--tests-only`, beside any of these, runs the tests alone, on the build in `dist/`.
 */
import { parseArgs } from 'node:util';
import { projectSteps } from './checks/project.mjs';
import { finish, runSteps } from './checks/steps.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

/**
 * What changed files can touch; everything where that is not known. The module graph needs the packages.
 *
 * @param {readonly string[]} files those that have changed; without any, what git says
 * @param {string} [from] since which commit
 */
async function touched(files, from) {
  if (!ensureInstalled()) return 'all';
  const { changedSince, touchedIn } = await import('./checks/changed.ts');
  return touchedIn(files.length > 0 ? files : changedSince(from));
}

const commit = process.argv.map((word) => /^--changed=(.+)/.exec(word)?.[1]).find(Boolean);
const { positionals: names, values } = parseArgs({
  args: process.argv.slice(2).map((word) => word.replace(/^--changed=.*/, '--changed')),
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    'tests-only': { type: 'boolean', default: false },
  },
});
const isTestsOnly = values['tests-only'];
const selected = values.changed ? await touched(names, commit) : names;
if (selected === 'all') finish(runSteps(projectSteps([], { isTestsOnly })));
else if (values.changed) {
  console.log(selected.length > 0 ? `Touched: ${selected.join(', ')}` : 'No test is touched.');
  finish(runSteps(projectSteps(selected, { isChange: true, isTestsOnly })));
} else finish(runSteps(projectSteps(names, { isTestsOnly })));

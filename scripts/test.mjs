/**
 * `npm test`: installs what is missing, then checks everything that must hold, cheapest first. Stops at the first step
 * that fails; the last line says how many checks passed and failed: each test counts, and each step that is no test.
 *
 * `npm test -- card-grid` checks one widget: its folder, its walks, and what all share of types and build. A name that is
 * no widget's selects the test files whose path contains it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, findHeadlessShell } from './ensure-browser.mjs';
import { ensureInstalled, root, tool, toolEnvironment } from './ensure-installed.mjs';

const names = process.argv.slice(2);
const isPart = names.length > 0;
const isWidget = (name) => existsSync(join(root, 'widgets', name, 'widget.ts'));
const widgets = names.filter(isWidget);
const paths = names.filter((name) => !isWidget(name));
const ownFolders = widgets.map((name) => `widgets/${name}`);
const folders = isPart
  ? ownFolders
  : ['src', 'widgets', 'loader', 'origin', 'testing', 'scripts', 'cms', 'demo-pages'];
/** Which widgets the walks visit; all without it. */
const walked = widgets.length > 0 ? { WIDGETS: widgets.join(' ') } : {};

const reports = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
const total = { passed: 0, failed: 0 };

/** Runs a tool of the project, its output on the screen. */
function run(name, args, environment = {}) {
  const { command, shell } = tool(name);
  const env = { ...toolEnvironment(), ...environment };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell }).status === 0;
}

/** A step that is one check. */
const check =
  (name, ...args) =>
  () => {
    const isPassed = run(name, args);
    return { passed: Number(isPassed), failed: Number(!isPassed) };
  };

/** Runs Vitest and counts its tests by its own report. The walk is run for the widgets that are named, or for all. */
function test(name, walk, args, environment) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const own = widgets.length > 0 ? [walk, ...ownFolders.map((folder) => `${folder}/`)] : [];
  const selected = isPart ? [...own, ...paths, '--passWithNoTests'] : [];
  const isPassed = run('vitest', ['run', ...selected, ...args, ...reporters], { ...environment, ...walked });
  const counts = { passed: 0, failed: 0 };
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed = numPassedTests;
    counts.failed = numFailedTests;
  } catch {
    // No report: Vitest did not even start.
  }
  // A file that cannot be read has no tests that could fail, and a run without tests proves nothing.
  if (counts.failed === 0 && (!isPassed || (counts.passed === 0 && !isPart))) counts.failed = 1;
  return counts;
}

/** @type {[title: string, run: () => { passed: number, failed: number }][]} */
const steps = [
  ['packages', () => (ensureInstalled() ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 })],
  ['types', check('tsc', '-p', '.', '--noEmit')],
  ['lint', check('oxlint', '--type-aware', '--deny-warnings', ...folders)],
  ['format', check('prettier', '--check', '--log-level', 'warn', ...(isPart ? folders : ['.']))],
  ['unused code', check('knip', '--no-progress')],
  ['unit tests', () => test('unit', 'testing/every-widget', [])],
  ['build', check('node', 'scripts/build.ts')],
  [
    'browser tests',
    () => {
      const browser = ensureBrowser();
      const shell = findHeadlessShell();
      const environment = { CHROME_PATH: browser, ...(shell && { HEADLESS_SHELL: shell }) };
      const args = [
        '--config',
        'testing/browser/vitest.config.ts',
        '--reporter=./testing/browser/count-retries.ts',
      ];
      if (browser) return test('browser', 'testing/browser/walk/', args, environment);
      return { passed: 0, failed: 1 };
    },
  ],
];

/** What says something of the whole project alone. */
const ofAll = new Set(['unused code', ...(widgets.length > 0 ? [] : ['lint', 'format'])]);

try {
  for (const [title, step] of steps.filter(([title]) => !isPart || !ofAll.has(title))) {
    console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
    const start = performance.now();
    const { passed, failed } = step();
    total.passed += passed;
    total.failed += failed;
    console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (failed > 0) break;
  }
} catch (error) {
  console.error(error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

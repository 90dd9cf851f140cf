/**
 * `npm test`: installs what is missing, then checks everything that must hold, cheapest first. Stops at the first step
 * that fails; the last line says how many checks passed and failed: each test counts, and each step that is no test.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled, root, tool, toolEnvironment } from './ensure-installed.mjs';

const folders = ['src', 'widgets', 'loader', 'origin', 'testing', 'scripts', 'demo-pages'];
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

/** Runs Vitest and counts its tests by its own report. */
function test(name, args, environment) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isPassed = run('vitest', ['run', ...args, ...reporters], environment);
  const counts = { passed: 0, failed: 0 };
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed = numPassedTests;
    counts.failed = numFailedTests;
  } catch {
    // No report: Vitest did not even start.
  }
  // A file that cannot be read has no tests that could fail, and a run without tests proves nothing.
  if (counts.failed === 0 && (!isPassed || counts.passed === 0)) counts.failed = 1;
  return counts;
}

/** @type {[title: string, run: () => { passed: number, failed: number }][]} */
const steps = [
  ['packages', () => (ensureInstalled() ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 })],
  ['types', check('tsc', '-p', '.', '--noEmit')],
  ['lint', check('oxlint', '--type-aware', '--deny-warnings', ...folders)],
  ['format', check('prettier', '--check', '--log-level', 'warn', '.')],
  ['unused code', check('knip', '--no-progress')],
  ['unit tests', () => test('unit', [])],
  ['build', check('node', 'scripts/build.ts')],
  [
    'browser tests',
    () => {
      const browser = ensureBrowser();
      if (browser)
        return test('browser', ['--config', 'testing/browser/vitest.config.ts'], { CHROME_PATH: browser });
      return { passed: 0, failed: 1 };
    },
  ],
];

try {
  for (const [title, step] of steps) {
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

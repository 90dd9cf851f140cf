/** Runs steps of checks, cheapest first, and counts: each test counts, and each step that is no test. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, tool, toolEnvironment } from '../ensure-installed.mjs';
import { dearest, forgetCost, readCost } from './suite-cost.mjs';
import { forgetOutcome, linesOf, readOutcome } from './outcome.mjs';

/** They write down how many seconds each file and each widget took, which tests passed in a further try and what failed. */
const ownReporters = ['suite-cost', 'outcome'].map((name) => `--reporter=./testing/browser/${name}.ts`);

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {[title: string, run: () => Counts]} Step */

/** Counts of a step that is one check. @param {boolean} isPassed @returns {Counts} */
export const counted = (isPassed) => ({ passed: Number(isPassed), failed: Number(!isPassed) });

/** Runs a tool of the project, its output on the screen. */
function run(name, args, environment = {}) {
  const { command, shell } = tool(name);
  const env = { ...toolEnvironment(), ...environment };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell }).status === 0;
}

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * A step that is one command of `package.json`, with `words` to tell which.
 *
 * @param {string[]} words the command and its arguments, as after `npm run`
 * @param {{ environment?: object, around?: string[] }} [options] `around`: arguments for Node, of a script that runs the command
 */
export function command(words, { environment, around = [] } = {}) {
  const [name, ...args] = words;
  const [program, ...own] = scripts[name].split(' ');
  const line = [...around, ...(around.length > 0 ? [program] : []), ...own, ...args];
  return Object.assign(() => counted(run('node', line, environment)), { words });
}

/** A step that is one run of a tool. */
export const check =
  (name, ...args) =>
  () =>
    counted(run(name, args));

/**
 * Runs Vitest and counts its tests by its own report.
 *
 * @param {string[]} args
 * @param {{ environment?: object, mayBeEmpty?: boolean, onReport?: (report: object) => void }} [options] a run without tests
 *   proves nothing, unless it may be empty; `onReport` is given Vitest's report as JSON
 * @returns {Counts}
 */
export function vitest(args, { environment = {}, mayBeEmpty = false, onReport } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', ...ownReporters, '--reporter=json', `--outputFile.json=${report}`];
  const isPassed = run('vitest', ['run', ...args, ...reporters], environment);
  const counts = { passed: 0, failed: 0 };
  let read;
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed = read.numPassedTests;
    counts.failed = read.numFailedTests;
  } catch {
    // No report: Vitest did not even start.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (read) onReport?.(read);
  // A file that cannot be read has no tests that could fail.
  if (counts.failed === 0 && (!isPassed || (counts.passed === 0 && !mayBeEmpty))) counts.failed = 1;
  return counts;
}

/** Steps that all later ones stand on. */
const basis = new Set(['packages', 'programs', 'build']);

/**
 * Runs steps until one fails, and prints how long each took.
 *
 * @param {Step[]} steps
 * @param {{ isWhole?: boolean }} [options] `isWhole`: a step that fails ends the run only where later ones stand on it, so that one
 *   run names all that is red
 * @returns {Counts} of all of them
 */
export function runSteps(steps, { isWhole = false } = {}) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  forgetCost();
  forgetOutcome();
  for (const [title, step] of steps) {
    console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
    const start = performance.now();
    const { passed, failed } = counts(step);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${seconds} s`);
    lines.push(
      `${failed > 0 ? '✗' : '✓'} ${title.padEnd(30)}${seconds.padStart(8)} s${String(passed).padStart(8)} passed`,
    );
    if (failed > 0 && (!isWhole || basis.has(title))) break;
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
}

/** @returns {Counts} of a step; one that throws has failed */
function counts(step) {
  try {
    return step();
  } catch (error) {
    console.error(error);
    return counted(false);
  }
}

/**
 * Prints what was dearest, what was unsteady, what failed and the line that sums up a whole run, and sets the exit code.
 *
 * @param {Counts[]} all
 */
export function finish(...all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  const cost = readCost();
  if (cost) console.log(`\n${dearest(cost).join('\n')}`);
  const told = linesOf(readOutcome());
  if (told.length > 0) console.log(`\n${told.join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

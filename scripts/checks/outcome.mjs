/**
 * What the last lines of a run tell of its tests (decision 13): those that passed in a further try (`reports/unsteady.json`) and
 * what failed (`reports/failed.json`). Of a long run's output often the end alone is kept.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

/** @typedef {{ file: string, test: string, tries: number, error: string }} Told */
/** @typedef {{ unsteady: readonly Told[], failed: readonly Told[] }} Outcome */

/** Another run that is part of this one names a folder of its own. */
const folder = process.env.REPORTS_FOLDER ?? join(root, 'reports');
const reportOf = (kind) => join(folder, `${kind}.json`);

const kinds = /** @type {const} */ (['unsteady', 'failed']);
const titles = {
  unsteady: (count) => `Unsteady: ${count} passed in a further try only (reports/unsteady.json)`,
  failed: (count) => `Failed: ${count} (reports/failed.json)`,
};

/**
 * The unsteady tests, then what failed, one a line with the first of its error, after a line that says how many they are.
 *
 * @param {Outcome} outcome
 * @returns {string[]} none where every test passed at once
 */
export function linesOf(outcome) {
  return kinds.flatMap((kind) => {
    const all = outcome[kind];
    if (all.length === 0) return [];
    const lines = all.map(
      ({ file, test, tries, error }) => `  ${file} > ${test} (${tries} tries): ${error.split('\n')[0]}`,
    );
    return [titles[kind](all.length), ...lines];
  });
}

/** Of the runs since `forgetOutcome`. @returns {Outcome} */
export function readOutcome() {
  return { unsteady: read('unsteady'), failed: read('failed') };
}

function read(kind) {
  try {
    return JSON.parse(readFileSync(reportOf(kind), 'utf8'));
  } catch {
    return [];
  }
}

/** Adds what one run tells to the reports. @param {Outcome} found */
export function writeOutcome(found) {
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds)
    if (found[kind].length > 0)
      writeFileSync(reportOf(kind), `${JSON.stringify([...read(kind), ...found[kind]], undefined, 2)}\n`);
}

/** Begins the reports anew. */
export function forgetOutcome() {
  for (const kind of kinds) rmSync(reportOf(kind), { force: true });
}

/** Tests that passed in a further try (decision 13): `reports/unsteady.json`, and the lines that tell them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

/** @typedef {{ file: string, test: string, tries: number, error: string }} Unsteady */

/** Another run that is part of this one names a folder of its own. */
const folder = process.env.REPORTS_FOLDER ?? join(root, 'reports');
const report = join(folder, 'unsteady.json');

/**
 * The tests, one a line with the first of their error, after a line that says how many they are.
 *
 * @param {readonly Unsteady[]} all
 * @returns {string[]} none where every test passed at once
 */
export function linesOf(all) {
  if (all.length === 0) return [];
  const lines = all.map(
    ({ file, test, tries, error }) => `  ${file} > ${test} (${tries} tries): ${error.split('\n')[0]}`,
  );
  return [`Unsteady: ${all.length} passed in a further try only (reports/unsteady.json)`, ...lines];
}

/** The unsteady tests of the runs since `forgetUnsteady`. @returns {Unsteady[]} */
export function readUnsteady() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return [];
  }
}

/** Adds the unsteady tests of a run to the report. @param {readonly Unsteady[]} found */
export function writeUnsteady(found) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(report, `${JSON.stringify([...readUnsteady(), ...found], undefined, 2)}\n`);
}

/** Begins a report anew. */
export function forgetUnsteady() {
  rmSync(report, { force: true });
}

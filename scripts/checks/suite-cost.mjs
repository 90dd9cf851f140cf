/** What the tests of a run cost, by file and by widget: `reports/suite-cost.json`, and the dearest of them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

/** @typedef {{ file: string, seconds: number, tests: readonly { names: readonly string[], seconds: number }[] }} FileCost */
/** @typedef {{ files: Record<string, number>, widgets: Record<string, number> }} SuiteCost */

const report = join(root, 'reports', 'suite-cost.json');

/** How many lines each table has. */
const lines = 10;

/**
 * The seconds of each file and of each widget: its own files, and what the walks over all widgets do in its name.
 *
 * @param {readonly FileCost[]} files
 * @param {(name: string) => boolean} isWidget
 * @returns {SuiteCost}
 */
export function costOf(files, isWidget) {
  /** @type {SuiteCost} */
  const cost = { files: {}, widgets: {} };
  const add = (group, name, seconds) => (group[name] = (group[name] ?? 0) + seconds);
  for (const { file, seconds, tests } of files) {
    add(cost.files, file, seconds);
    const [, owner] = /^widgets\/([^/]+)\//.exec(file) ?? [];
    if (owner) add(cost.widgets, owner, seconds);
    else
      for (const { names, seconds: ofTest } of tests)
        if (isWidget(names[0] ?? '')) add(cost.widgets, names[0], ofTest);
  }
  return cost;
}

/**
 * Adds the seconds of two runs.
 *
 * @param {SuiteCost} one
 * @param {SuiteCost} other
 * @returns {SuiteCost}
 */
export function sumOf(one, other) {
  const sum = (group) => {
    const all = { ...one[group] };
    for (const [name, seconds] of Object.entries(other[group])) all[name] = (all[name] ?? 0) + seconds;
    return all;
  };
  return { files: sum('files'), widgets: sum('widgets') };
}

/**
 * The dearest files and widgets, one a line.
 *
 * @param {SuiteCost} cost
 * @returns {string[]}
 */
export function dearest({ files, widgets }) {
  const table = (title, group) => {
    const sorted = Object.entries(group).toSorted(([, one], [, other]) => other - one);
    const rows = sorted
      .slice(0, lines)
      .map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
    return rows.length > 0 ? [`Dearest ${title}`, ...rows] : [];
  };
  return [...table('files', files), ...table('widgets', widgets)];
}

/** What the runs since `forgetCost` have cost; undefined before the first. @returns {SuiteCost | undefined} */
export function readCost() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Adds the cost of a run to the report. @param {SuiteCost} cost */
export function writeCost(cost) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const sum = sumOf(readCost() ?? { files: {}, widgets: {} }, cost);
  writeFileSync(report, `${JSON.stringify(sum, undefined, 2)}\n`);
}

/** Begins a report anew. */
export function forgetCost() {
  rmSync(report, { force: true });
}

/** What the tests of a run cost, by file and by widget: `reports/suite-cost.json`, and the dearest of them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

/** @typedef {{ file: string, seconds: number, tests: readonly { names: readonly string[], seconds: number }[] }} FileCost */
/** @typedef {{ files: Record<string, number>, widgets: Record<string, number> }} SuiteCost */

/** Another run that is part of this one names a folder of its own. */
const folder = process.env.REPORTS_FOLDER ?? join(root, 'reports');
const report = join(folder, 'suite-cost.json');

/** How many lines each table has. */
const lines = 10;

/** The tests that put one of each widget into the pages of hosts. */
const hostsFolder = 'testing/hosts/';

/** Seconds that the pages of hosts may cost on two idle cores (decision 23). */
const hostsAllowed = 240;

/**
 * The seconds of each file and of each widget: its own files, and what the walks over all widgets do in its name. The pages
 * of hosts show all widgets at once, so they are in no widget's seconds.
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
    else if (!file.startsWith(hostsFolder))
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
 * What the pages of hosts cost beside what they may cost.
 *
 * @param {SuiteCost} cost
 * @returns {{ line: string, isWithin: boolean } | undefined} undefined where none of them ran
 */
export function costOfHosts({ files }) {
  const own = Object.entries(files).filter(([file]) => file.startsWith(hostsFolder));
  if (own.length === 0) return undefined;
  const seconds = own.reduce((sum, [, ofFile]) => sum + ofFile, 0);
  const isWithin = seconds <= hostsAllowed;
  const figure = `${seconds.toFixed(1)} of ${hostsAllowed} s`;
  return { line: `${isWithin ? '✓' : '✗'} pages of hosts (${hostsFolder})  ${figure}`, isWithin };
}

/**
 * The dearest files and widgets, one a line, and the pages of hosts.
 *
 * @param {SuiteCost} cost
 * @returns {string[]}
 */
export function dearest(cost) {
  const { files, widgets } = cost;
  const table = (title, group) => {
    const sorted = Object.entries(group).toSorted(([, one], [, other]) => other - one);
    const rows = sorted
      .slice(0, lines)
      .map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
    return rows.length > 0 ? [`Dearest ${title}`, ...rows] : [];
  };
  const hosts = costOfHosts(cost);
  return [...table('files', files), ...(hosts ? [hosts.line] : []), ...table('widgets', widgets)];
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
  mkdirSync(folder, { recursive: true });
  const sum = sumOf(readCost() ?? { files: {}, widgets: {} }, cost);
  writeFileSync(report, `${JSON.stringify(sum, undefined, 2)}\n`);
}

/** Begins a report anew. */
export function forgetCost() {
  rmSync(report, { force: true });
}

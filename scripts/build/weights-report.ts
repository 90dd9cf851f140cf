import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from './budgets.ts';
import type { WidgetWeight } from './weights.ts';
import { projectRoot } from './widgets.ts';

/** What a build weighs, as it is written down for other commands. */
export interface WeightsReport {
  readonly budgets: readonly Measured[];
  readonly widgets: readonly WidgetWeight[];
}

const folder = join(projectRoot, 'reports');
const path = join(folder, 'weights.json');

/** Writes down what a build weighs, for `npm run suite-cost` and `npm run weights-table`. */
export function writeWeights(report: WeightsReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`);
}

/** What the last build weighed; undefined before the first. */
export const readWeights = (): WeightsReport | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as WeightsReport) : undefined;

/** A budget that is set leaves this share of what is measured, so that a neighbour's change does not break the build. */
const slack = 0.02;

/** By how much a weight may differ from the table, in kB: names of files are hashes, which compress a little differently. */
const tolerance = 0.1;

/** A sentence for each budget whose row in a document is missing or of another build. */
export function staleWeights(document: string, budgets: readonly Measured[]): string[] {
  const rows = new Map(
    [...document.matchAll(/^\| (.+?) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|/gm)].map(
      ([, what = '', ...figures]) => [what, figures.map(Number)] as const,
    ),
  );
  return budgets.flatMap(({ what, size, limit, asked = limit }) => {
    const [measured = NaN, ...limits] = rows.get(what) ?? [];
    const isCurrent = Math.abs(size - measured) <= tolerance && limits[0] === limit && limits[1] === asked;
    return isCurrent ? [] : [`${what}: ${size.toFixed(2)} kB of ${limit}, not as the table says.`];
  });
}

/** The budgets of a build as a Markdown table: measured, limit, what is asked for, and whether it is met; kB brotli. */
export function budgetTable(budgets: readonly Measured[]): string {
  const rows = budgets.map(({ what, size, limit, asked }) => {
    const missed = asked !== undefined && size > asked ? `missed by ${(size - asked).toFixed(2)}` : 'met';
    const left = limit >= size * (1 + slack) ? 'yes' : 'no';
    return `| ${what} | ${size.toFixed(2)} | ${limit} | ${asked ?? limit} | ${missed} | ${left} |`;
  });
  return [
    '| kB brotli | measured | limit | asked | | 2 % to spare |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

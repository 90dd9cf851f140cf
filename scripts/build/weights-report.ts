import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What the last build weighed. @throws Error before the first build */
export const readWeights = (): WeightsReport => JSON.parse(readFileSync(path, 'utf8')) as WeightsReport;

/** A budget that is set leaves this share of what is measured, so that a neighbour's change does not break the build. */
const slack = 0.02;

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

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withTable } from './analytics/table.ts';
import { budgetTable, readWeights, staleWeights } from './build/weights-report.ts';
import { projectRoot } from './build/widgets.ts';

/**
 * `npm run weights-table`: writes the budgets and weights of the last build into docs/benchmarks.md; `--check` fails where
 * the table there is of another build.
 */

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const path = join(projectRoot, 'docs/benchmarks.md');
const document = readFileSync(path, 'utf8');
const weights = readWeights();
const fault = (sentence: string) => {
  process.exitCode = 1;
  console.error(sentence);
};
if (!weights) fault('No build is written down: npm run build writes reports/weights.json.');
else if (!values.check)
  writeFileSync(path, withTable(document, budgetTable(weights.budgets), 'weights-table'));
else {
  const stale = staleWeights(document, weights.budgets);
  for (const sentence of stale) fault(sentence);
  if (stale.length > 0) fault('npm run weights-table writes the table of docs/benchmarks.md.');
}

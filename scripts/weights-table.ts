import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withTable } from './analytics/table.ts';
import { budgetTable, readWeights, staleWeights } from './build/weights-report.ts';
import { projectRoot } from './build/widgets.ts';

/**
 * `npm run weights-table`: writes the budgets and weights of the last build into docs/benchmarks.md; `--check` tells where
 * the table there is of another build. That fails nothing, since this command writes the table anew.
 */

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const path = join(projectRoot, 'docs/benchmarks.md');
const document = readFileSync(path, 'utf8');
const weights = readWeights();
if (!weights) {
  process.exitCode = 1;
  console.error('No build is written down: npm run build writes reports/weights.json.');
} else if (!values.check)
  writeFileSync(path, withTable(document, budgetTable(weights.budgets), 'weights-table'));
else {
  const stale = staleWeights(document, weights.budgets);
  for (const sentence of stale) console.warn(sentence);
  if (stale.length > 0) console.warn('npm run weights-table writes the table of docs/benchmarks.md.');
}

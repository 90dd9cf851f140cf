import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from './analytics/table.ts';
import { budgetTable, readWeights } from './build/weights-report.ts';
import { projectRoot } from './build/widgets.ts';

/** `npm run weights-table`: writes the budgets and weights of the last build into docs/benchmarks.md. */

const path = join(projectRoot, 'docs/benchmarks.md');
const table = budgetTable(readWeights().budgets);
writeFileSync(path, withTable(readFileSync(path, 'utf8'), table, 'weights-table'));

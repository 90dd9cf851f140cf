import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventTable, withTable } from './analytics/table.ts';
import { projectRoot } from './build/widgets.ts';

/** `npm run analytics-table`: writes the table of events into docs/analytics.md. */

const path = join(projectRoot, 'docs/analytics.md');
writeFileSync(path, withTable(readFileSync(path, 'utf8'), eventTable()));

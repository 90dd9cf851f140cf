import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventTable, withTable } from './analytics/table.ts';
import { projectRoot } from './build/widgets.ts';

/** `npm run analytics-table`: writes the table of events into docs/analytics.md; `--check` tells where another is there. */

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const path = join(projectRoot, 'docs/analytics.md');
const document = readFileSync(path, 'utf8');
const current = withTable(document, eventTable());
if (!values.check) writeFileSync(path, current);
else if (current !== document)
  console.warn('docs/analytics.md has a table of other code: npm run analytics-table writes it.');

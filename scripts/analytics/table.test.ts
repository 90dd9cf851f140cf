import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../build/widgets.ts';
import { eventTable, withTable } from './table.ts';

const table = eventTable();

test('docs/analytics.md has a place for the table; one of an earlier state is told', () => {
  const committed = readFileSync(join(projectRoot, 'docs/analytics.md'), 'utf8');
  const present = withTable(committed, table);
  expect(present).toContain('| `nav_click` |');
  // Told alone: nearly every widget changes the same lines, and two branches would meet in them.
  if (committed !== present)
    console.warn('docs/analytics.md is of an earlier state: npm run analytics-table writes its table.');
});

const rowOf = (event: string) => table.split('\n').find((line) => line.startsWith(`| \`${event}\``)) ?? '';

test.each([
  ['the button at a page’s foot', 'nav_click', '`back-to-top`'],
  ['the hero’s slides with their index', 'slide_change', '`selected_banner_index`'],
  ['fields that a call adds', 'media_progress', '`position`'],
  ['widgets that reach shared code which is fetched later', 'suggestion_click', '`header`'],
])('the table has %s', (_what, event, words) => {
  expect(rowOf(event)).toContain(words);
});

test.each([
  ['a field that a call leaves out', 'media_play', '`position`'],
  ['a sign-in on widgets whose links need none', 'login_start', '`breadcrumb`'],
  ['a widget for what only the type names', 'copy_code', '`share-bar`'],
])('the table has not %s', (_what, event, words) => {
  expect(rowOf(event)).not.toContain(words);
});

test('a document without marks is refused', () => {
  expect(() => withTable('# Nothing', table)).toThrow('has no');
});

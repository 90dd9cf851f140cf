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

const rowOf = (name: string) => table.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';

test.each([
  ['the button at a page’s foot', 'back-to-top', '`nav_click`'],
  ['the hero’s slides with their index', 'slide_change', '`selected_banner_index`'],
  ['fields that a call adds', 'media_progress', '`position`'],
  ['what a widget’s shared code pushes that is fetched later', 'header', '`suggestion_click`'],
])('the table has %s', (_what, row, words) => {
  expect(rowOf(row)).toContain(words);
});

test.each([
  ['a field that a call leaves out', 'media_play', '`position`'],
  ['a sign-in on widgets whose links need none', 'breadcrumb', '`login_start`'],
  ['an event of a widget that only the type names', 'share-bar', '`copy_code`'],
])('the table has not %s', (_what, row, words) => {
  expect(rowOf(row)).not.toBe('');
  expect(rowOf(row)).not.toContain(words);
});

test('the line of an event names no widget: a new one edits no line of others', () => {
  expect(rowOf('login_start')).toBe('| `login_start` | a visitor leaves for the sign-in page |  |');
  expect(rowOf('contact-form')).toContain('`login_start`');
});

test('a document without marks is refused', () => {
  expect(() => withTable('# Nothing', table)).toThrow('has no');
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../scripts/module-graph.ts';

/** The tests that `docs/specification.md` names, sentence by sentence, are there. Whether they prove it is for readers. */

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** What is asked, and what proves it: the first and the last cell of each row. */
const rowsOf = (page: string) =>
  (page.match(/^\|.*\|$/gm) ?? [])
    .map((row) => row.slice(1, -1).split('|'))
    .filter(([first = '']) => !/^ *(?:-+|What is asked) *$/.test(first))
    .map((cells) => [cells[0]!.trim(), cells.at(-1)!.trim()] as const);

/** The tests that a cell names: a file in backticks, and behind it titles in quotes. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.test\.tsx?)`:((?: "[^"]+",?)+)/g)].map(
    ([, file = '', titles = '']) =>
      [file, [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)] as const,
  );

/** The source of a test without the signs that escape quotes in its titles. */
const sourceOf = (file: string) => read(file).replaceAll(/\\(['"`])/g, '$1');

/** What a cell lacks, a line each. */
function faultsOf(cell: string): string[] {
  if (/^(?:nothing to prove|no test): \S/.test(cell)) return [];
  const named = testsIn(cell);
  if (named.length === 0) return ['no test is named'];
  if (named.length < cell.split('.test.ts').length - 1) return ['a file has no title behind it'];
  return named.flatMap(([file, titles]) => {
    if (!existsSync(join(projectRoot, file))) return [`${file}: no such file`];
    const source = sourceOf(file);
    const isThere = (title: string) => ["'", '"', '`'].some((mark) => source.includes(mark + title + mark));
    return titles.filter((title) => !isThere(title)).map((title) => `${file}: no test “${title}”`);
  });
}

const rows = rowsOf(read('docs/specification.md'));

test('the specification is a table of sentences', () => expect(rows.length).toBeGreaterThan(300));

test.each(rows)('“%s” is proven by tests that there are', (_, cell) => expect(faultsOf(cell)).toEqual([]));

describe('the reader of the table', () => {
  const own = '`testing/specification.test.ts`';
  test.each([
    [`${own}: "the reader of the table", "finds %j faulty: %j". A note.`, []],
    ['`testing/docs.test.ts`: "no such".', ['testing/docs.test.ts: no test “no such”']],
    ['`testing/none.test.ts`: "a".', ['testing/none.test.ts: no such file']],
    [own, ['no test is named']],
    [`${own}: "the reader of the table". ${own}.`, ['a file has no title behind it']],
    ['no test: the columns are styles alone.', []],
  ])('finds %j faulty: %j', (cell, faults) => expect(faultsOf(cell)).toEqual(faults));
});

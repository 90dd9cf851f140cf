import * as fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOfRows } from './csv-of-rows.ts';
import { harmless, writeCsv } from './csv-write.ts';
import type { TableColumn } from './column.schema.ts';

test('lines end with CRLF, and a mark at the beginning says that the file is UTF-8', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      ['ج', '中'],
    ]),
  ).toBe('\uFEFFa,b\r\nج,中\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' a ', '" a "'],
  ['', ''],
])('a cell %j is written as %j', (text, written) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test.each([
  ['=cmd', "'=cmd"],
  ['=cmd|’ /C calc’!A0', "'=cmd|’ /C calc’!A0"],
  ['+966 11 000', "'+966 11 000"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['a=b', 'a=b'],
  ['', ''],
])('the text %j leaves the table as %j', (text, written) => {
  expect(harmless(text)).toBe(written);
});

const column = (key: string, type: TableColumn['type']): TableColumn => ({
  key,
  label: key,
  type,
  sortable: true,
  align: undefined,
  currency: 'SAR',
});

test('numbers, amounts and dates are written plain; what is none of these among them is a text', () => {
  const columns = [column('=n', 'number'), column('c', 'currency'), column('d', 'date'), column('t', 'text')];
  const rows = [
    { at: 1, cells: { '=n': '-5.5', c: '+3', d: '2026-10', t: '-5.5' } },
    { at: 2, cells: { '=n': '=1+1', c: '-', d: '@now', t: 'plain' } },
    { at: 3, cells: { c: '1' } },
  ];
  expect(csvOfRows(columns, rows, 'Asia/Riyadh')).toBe(
    "\uFEFF'=n,c,d,t\r\n-5.5,+3,2026-10,'-5.5\r\n'=1+1,'-,'@now,plain\r\n,1,,\r\n",
  );
});

test('another reader reads what was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\r\n', ' ', '=', 'ع', '中') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (lines) => {
      const { data, errors } = papa.parse(writeCsv(lines).slice(1), { delimiter: ',', newline: '\r\n' });
      expect(errors).toEqual([]);
      expect(data.slice(0, -1)).toEqual(lines);
    }),
  );
});

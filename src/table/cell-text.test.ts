import { expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cellTextOf } from './cell-text.ts';
import type { TableColumn } from './column.schema.ts';

function shown(type: TableColumn['type'], texts: readonly string[], language: Language = 'en') {
  const column = { key: 'value', label: 'Value', type, sortable: true, align: undefined, currency: 'SAR' };
  const rows = texts.map((text, at) => ({ at, cells: { value: text } }));
  const format = createFormat({ language, timeZone: 'Asia/Riyadh', numerals: 'latn' });
  const textOf = cellTextOf(rows, [column], format);
  // The column may be drawn as a copy with more in it.
  return rows.map((row) => textOf(row, { ...column }));
}

test.each<readonly [type: TableColumn['type'], texts: readonly string[], shown: readonly string[]]>([
  ['number', ['2.9', '3', '1204'], ['2.9', '3.0', '1,204.0']],
  ['number', ['1204', '-7'], ['1,204', '-7']],
  ['number', ['about 900', '', '1.25'], ['about 900', '', '1.25']],
  ['currency', ['1200', '99.5', 'free'], ['SAR\u00A01,200', 'SAR\u00A099.50', 'free']],
  ['date', ['2026-10', '2026', '2026-10-31'], ['October 2026', '2026', 'Oct 31, 2026']],
  ['date', ['2026-10-31T18:00:00Z', 'soon', ''], ['Oct 31, 2026, 9:00 PM', 'soon', '']],
  ['link', ['Report | /en/press', '/en/press', ' | /en/press'], ['Report', '/en/press', '/en/press']],
  ['badge', [' Final '], ['Final']],
  ['text', ['12'], ['12']],
])('cells of the kind %s with %j are shown as %j', (type, texts, result) => {
  expect(shown(type, texts)).toEqual(result);
});

test('in another language they are written as that language does', () => {
  expect(shown('number', ['1204.5'], 'de')).toEqual(['1.204,5']);
  expect(shown('date', ['2026-10'], 'ar')).toEqual(['أكتوبر 2026']);
});

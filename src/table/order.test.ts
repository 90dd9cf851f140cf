import { expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { orderRows } from './order.ts';
import type { Kind, Row } from './values.ts';

const rowsOf = (...texts: readonly string[]): Row[] =>
  texts.map((text, index) => ({ at: index + 1, cells: { value: text } }));

const ordered = (
  texts: readonly string[],
  type: Kind['type'],
  isDescending = false,
  language: Language = 'en',
) =>
  orderRows(
    rowsOf(...texts),
    [{ key: 'value', type }],
    { key: 'value', isDescending },
    {
      language,
      timeZone: 'Asia/Riyadh',
    },
  ).map(({ cells }) => cells['value']);

test.each<readonly [language: Language, order: readonly string[]]>([
  ['en', ['apple', 'Épée', 'zebra', 'Zürich']],
  ['ar', ['أبها', 'بريدة', 'جدة', 'ينبع']],
  // By their sounds: Axier, Liyade, Maijia, Tabuke.
  ['zh', ['阿西尔', '利雅得', '麦加', '塔布克']],
  ['de', ['Ähre', 'Anna', 'Ofen', 'Öl', 'Zoo']],
  ['es', ['nube', 'ñandú', 'oro']],
  ['fr', ['cote', 'coté', 'côte', 'côté']],
  ['ja', ['あ', 'い', 'か', 'ん']],
  ['ru', ['Абха', 'ёлка', 'Ель', 'Жизан', 'Янбу']],
])('texts stand in the order of %s', (language, order) => {
  expect(ordered(order.toReversed(), 'text', false, language)).toEqual(order);
  expect(ordered(order, 'text', true, language)).toEqual(order.toReversed());
});

test('numbers in a text count as numbers: room 9 stands before room 10', () => {
  expect(ordered(['Room 10', 'Room 9'], 'text')).toEqual(['Room 9', 'Room 10']);
});

test.each<
  readonly [type: Kind['type'], given: readonly string[], up: readonly string[], down: readonly string[]]
>([
  ['number', ['10', '9', '-1', '1e3', '٥'], ['-1', '٥', '9', '10', '1e3'], ['1e3', '10', '9', '٥', '-1']],
  // Empty cells stay last, what is no number before them.
  ['number', ['', '2', 'n/a', '1'], ['1', '2', 'n/a', ''], ['2', '1', 'n/a', '']],
  ['currency', ['1200.5', '99'], ['99', '1200.5'], ['1200.5', '99']],
  [
    'date',
    ['2026-11', '2025', '2026-10-31'],
    ['2025', '2026-10-31', '2026-11'],
    ['2026-11', '2026-10-31', '2025'],
  ],
  ['date', ['2026-02-30', '2026-01-01'], ['2026-01-01', '2026-02-30'], ['2026-01-01', '2026-02-30']],
  ['link', ['B | /a', 'A | /b'], ['A | /b', 'B | /a'], ['B | /a', 'A | /b']],
])('a column of the kind %s: %j', (type, given, up, down) => {
  expect(ordered(given, type)).toEqual(up);
  expect(ordered(given, type, true)).toEqual(down);
});

test('rows that are equal stay as they were, in both directions', () => {
  const rows = ['b', 'a', 'b', 'a'].map((text, index) => ({ at: index, cells: { value: text } }));
  const at = (isDescending: boolean) =>
    orderRows(
      rows,
      [{ key: 'value', type: 'text' }],
      { key: 'value', isDescending },
      {
        language: 'en',
        timeZone: 'UTC',
      },
    ).map((row) => row.at);
  expect(at(false)).toEqual([1, 3, 0, 2]);
  expect(at(true)).toEqual([0, 2, 1, 3]);
});

test('without an order, or by a column that is not there, the rows stay as they are', () => {
  const rows = rowsOf('b', 'a');
  const place = { language: 'en', timeZone: 'UTC' } as const;
  expect(orderRows(rows, [{ key: 'value', type: 'text' }], undefined, place)).toBe(rows);
  expect(orderRows(rows, [], { key: 'value', isDescending: false }, place)).toBe(rows);
});

test('a key that every object has is no cell', () => {
  const rows = rowsOf('a');
  const sort = { key: 'constructor', isDescending: false };
  const kinds = [{ key: 'constructor', type: 'text' }] as const;
  expect(orderRows(rows, kinds, sort, { language: 'en', timeZone: 'UTC' })).toEqual(rows);
});

import { describe, expect, test } from 'vitest';
import { compareDates, readDate, toMachineDate } from './written-date.ts';

const read = (text: string) => readDate(text, 'Asia/Riyadh');

describe('a date that an author writes', () => {
  test.each([
    ['1727', 1727, undefined, undefined],
    ['1727-02', 1727, 2, undefined],
    ['1727-02-22', 1727, 2, 22],
    [' 2010 ', 2010, undefined, undefined],
    ['75', 75, undefined, undefined],
    ['0075', 75, undefined, undefined],
    ['75 CE', 75, undefined, undefined],
    ['75 AD', 75, undefined, undefined],
    ['100 BCE', -99, undefined, undefined],
    ['100 bc', -99, undefined, undefined],
    ['8000 BCE', -7999, undefined, undefined],
    ['-0099', -99, undefined, undefined],
    ['-000099-03-15', -99, 3, 15],
    ['0000', 0, undefined, undefined],
    ['2024-02-29', 2024, 2, 29],
    ['2026-11-20T23:30:00Z', 2026, 11, 21],
    ['2026-11-20T09:00', 2026, 11, 20],
  ])('%s', (text, year, month, day) => {
    const date = read(text);
    expect([date?.year, date?.month, date?.day]).toEqual([year, month, day]);
  });

  test.each([
    '',
    'soon',
    '31.7.2010',
    '2020-13',
    '2023-02-29',
    '1727-2-22',
    '0 BCE',
    '12345',
    '2026-11-20T25:00Z',
  ])('cannot be read: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

test('stands in order of time, a year before its months and a day before its hours', () => {
  const inOrder = [
    '8000 BCE',
    '100 BCE',
    '0000',
    '75',
    '1902',
    '1902-01',
    '1902-01-15',
    '2026-11-20',
    '2026-11-20T09:00+03:00',
    '2026-11-20T09:30+03:00',
    '2026-11-21',
  ];
  const sorted = inOrder.toReversed().toSorted((one, other) => compareDates(read(one)!, read(other)!));
  expect(sorted).toEqual(inOrder);
});

test.each([
  ['75', '0075'],
  ['1727-02', '1727-02'],
  ['1727-02-22', '1727-02-22'],
  ['2026-11-20T09:00+03:00', '2026-11-20T06:00:00.000Z'],
  ['100 BCE', undefined],
])('as a machine reads it: %s is %s', (text, written) => {
  expect(toMachineDate(read(text)!)).toBe(written);
});

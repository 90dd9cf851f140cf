import { expect, test } from 'vitest';
import { comesOfAge, hijriParts, hijriValue, isHijriValue } from './birth-date.ts';

test.each([
  ['2008-11-20', 18, '2026-11-20'],
  ['2008-02-29', 18, '2026-03-01'],
  ['2008-02-29', 20, '2028-02-29'],
  ['1999-12-31', 0, '1999-12-31'],
  ['1900-01-01', 99, '1999-01-01'],
])('who was born on %s comes of the age of %s on %s', (born, age, day) => {
  expect(comesOfAge(born, age)).toBe(day);
});

test.each([
  [{ year: '1410', month: '2', day: '30' }],
  [{ year: '', month: '12', day: '' }],
  [{ year: '١٤/10', month: '', day: '1' }],
])('what was entered in Hijri fields is kept as it is', (parts) => {
  const value = hijriValue(parts);
  expect(isHijriValue(value)).toBe(true);
  expect(hijriParts(value)).toEqual(parts);
});

test('empty fields are an empty value', () => {
  expect(hijriValue({ year: '', month: '', day: '' })).toBe('');
  expect(isHijriValue('1990-05-05')).toBe(false);
});

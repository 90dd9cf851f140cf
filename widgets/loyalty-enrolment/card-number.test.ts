import { expect, test } from 'vitest';
import { numberGroups, spokenNumber } from './card-number.ts';

test.each([
  ['0000-0000-0001', ['0000', '0000', '0001']],
  ['12 345 6', ['12', '345', '6']],
  ['123456789', ['1234', '5678', '9']],
  ['AB12', ['AB12']],
  [' - ', []],
  ['', []],
])('%s is shown in groups', (number, groups) => {
  expect(numberGroups(number)).toEqual(groups);
});

test('a number is read sign by sign', () => {
  expect(spokenNumber(['12', 'A3'])).toBe('1 2, A 3');
});

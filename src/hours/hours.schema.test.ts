import { expect, test } from 'vitest';
import { read } from '#src/schema/read.ts';
import { hours } from './hours.schema.ts';

const row = { days: [1], open: '09:00', close: '17:00' };

test.each([
  ['as authors write it', row, row],
  [
    'as a CMS stores it',
    { days: { item0: '5', item1: '6' }, open: '09:00', close: '24:00', closed: 'false' },
    { days: [5, 6], open: '09:00', close: '24:00' },
  ],
  ['closed, without times', { days: [5], closed: true }, { days: [5], closed: true }],
])('hours are read %s', (_, given, expected) => {
  const { value, issues } = read(hours, given);
  expect(value).toMatchObject(expected);
  expect(issues).toEqual([]);
});

test.each([
  ['an eighth day', { ...row, days: [1, 8] }, 'days[1]'],
  ['an opening time of no clock', { ...row, open: '9 am' }, 'open'],
  ['a minute too many', { ...row, open: '09:60' }, 'open'],
  ['a time after the end of the day', { ...row, open: '24:01' }, 'open'],
  ['a date that is none', { ...row, from: 'Ramadan' }, 'from'],
])('an author is told of %s', (_, given, path) => {
  expect(read(hours, given).issues.map((issue) => issue.path)).toContain(path);
});

test.each([
  ['without days', { ...row, days: [] }],
  ['with an eighth day alone', { ...row, days: [8] }],
  ['without a closing time', { days: [1], open: '09:00' }],
  ['with a closing time of no clock', { ...row, close: '25:00' }],
])('a row %s is no row', (_, given) => {
  expect(() => read(hours, given)).toThrow();
});

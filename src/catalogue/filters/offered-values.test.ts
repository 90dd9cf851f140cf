import { expect, test } from 'vitest';
import { offeredValues } from './offered-values.ts';

const counted = [
  { value: '10', count: 9 },
  { value: '2', count: 8 },
];

test('months stand in the order of the year, one that is chosen and not counted too', () => {
  expect(offeredValues({}, counted, ['3']).map(({ value }) => value)).toEqual(['2', '3', '10']);
});

test('keys stand as the service counts them, behind numbers, as lodges behind stars', () => {
  const keys = [
    { value: 'lodge', count: 4 },
    { value: '3', count: 3 },
    { value: '2', count: 2 },
    { value: 'camp', count: 1 },
  ];
  expect(offeredValues({}, keys, []).map(({ value }) => value)).toEqual(['2', '3', 'lodge', 'camp']);
});

test('own values stand in their own order, with a count where the service has one', () => {
  const values = [
    { value: '91..300', label: 'A few hours', countedAs: 'half-day' },
    { value: '0..90', label: 'Short' },
  ];
  const answer = [
    { value: 'half-day', count: 7 },
    { value: 'overnight', count: 2 },
  ];
  expect(offeredValues({ values }, answer, ['0..90'])).toEqual([
    { value: '91..300', count: 7, isChosen: false },
    { value: '0..90', count: undefined, isChosen: true },
  ]);
});

import { expect, test } from 'vitest';
import { budgetTable } from './weights-report.ts';

test('a budget says what is asked, by how much it is missed, and whether 2 % are to spare', () => {
  const table = budgetTable([
    { what: 'loader', limit: 5, size: 4.86 },
    { what: 'search box', limit: 14.7, asked: 14, size: 14.45 },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| loader | 4.86 | 5 | 5 | met | yes |',
    '| search box | 14.45 | 14.7 | 14 | missed by 0.45 | no |',
  ]);
});

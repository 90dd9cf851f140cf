import { expect, test } from 'vitest';
import { budgetTable, staleWeights } from './weights-report.ts';

test('a table of another build is told from that of this one, whose names of files may weigh a little more', () => {
  const loader = { what: 'loader', limit: 5, size: 4.86 };
  const table = budgetTable([loader, { what: 'search box', limit: 14.7, asked: 14, size: 14.45 }]);
  expect(staleWeights(table, [{ ...loader, size: 4.95 }])).toEqual([]);
  expect(staleWeights(table, [{ ...loader, size: 4.97 }])).toEqual([
    'loader: 4.97 kB of 5, not as the table says.',
  ]);
  expect(staleWeights(table, [{ ...loader, limit: 5.1 }])).toHaveLength(1);
  expect(staleWeights(table, [{ what: 'search box', limit: 14.7, size: 14.45 }])).toHaveLength(1);
  expect(staleWeights(table, [{ what: 'header', limit: 14, size: 13 }])).toHaveLength(1);
});

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

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../build/widgets.ts';
import { proofRows, proofTable } from './proof-report.mjs';

const result = (status: string, fullName: string) => ({ status, duration: 1500, fullName });

test('the table says of each file what it proves, how much of it holds, and what does not', () => {
  const rows = proofRows({
    testResults: [
      {
        name: join(projectRoot, 'testing/proof/tiles.proof.ts'),
        assertionResults: [
          result('passed', 'a host hears nothing'),
          result('failed', 'a host hears all'),
          result('skipped', 'a host sleeps'),
        ],
      },
    ],
  });
  const table = proofTable(rows, { day: '2026-11-30', commit: '0123abcd' });
  expect(table).toContain('2026-11-30, 0123abcd: 1 of 2 hold');
  expect(table).toMatch(
    /\| A page of the site whose map .+ \| 1 of 2 \| 3 \| `testing\/proof\/tiles\.proof\.ts` \|/,
  );
  expect(table).toContain('- a host hears all');
  expect(table).not.toContain('sleeps');
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../build/widgets.ts';
import { proofRows, proofTable } from './proof-report.mjs';

const result = (status: string, fullName: string) => ({ status, duration: 1500, fullName });

test('the table says of each file what it proves, how much of it holds, and what does not', () => {
  const table = proofTable(ran(), { day: '2026-11-30', commit: '0123abcd' });
  expect(table).toContain('1 of 2 hold');
  expect(table).toMatch(
    /\| A page of the site whose map .+ \| 1 of 2 \| 3 \| 2026-11-30, 0123abcd \| `testing\/proof\/tiles\.proof\.ts` \|/,
  );
  expect(table).toContain('- `testing/proof/tiles.proof.ts`: a host hears all');
  expect(table).not.toContain('sleeps');
});

test('a file that is run again has a new line, and others keep theirs', () => {
  const state = { day: '2026-11-30', commit: '0123abcd' };
  const other = ran().map((row) => ({ ...row, file: 'testing/proof/mosaic.proof.ts' }));
  const gone = ran().map((row) => ({ ...row, file: 'testing/proof/no-such.proof.ts' }));
  const before = proofTable([...ran(), ...other, ...gone], state);
  const mended = ran().map((row) => ({ ...row, passed: 2, failed: [] }));
  const table = proofTable(mended, { day: '2026-12-01', commit: '4567cdef' }, before);
  expect(table).toContain('3 of 4 hold');
  expect(table).toContain('| 2 of 2 | 3 | 2026-12-01, 4567cdef | `testing/proof/tiles.proof.ts` |');
  expect(table).toContain('| 1 of 2 | 3 | 2026-11-30, 0123abcd | `testing/proof/mosaic.proof.ts` |');
  expect(table.match(/^- .*/gmu)).toEqual(['- `testing/proof/mosaic.proof.ts`: a host hears all']);
  expect(table).not.toContain('no-such');
});

test('a file that has never been run is named', () => {
  const files = ['tiles', 'mosaic'].map((name) => `testing/proof/${name}.proof.ts`);
  const table = proofTable(ran(), { day: '2026-11-30', commit: '0123abcd' }, '', files);
  expect(table).toMatch(/Not run yet:\n\n- `testing\/proof\/mosaic\.proof\.ts`$/u);
  const mosaic = ran().map((row) => ({ ...row, file: 'testing/proof/mosaic.proof.ts' }));
  const later = proofTable(mosaic, { day: '2026-12-01', commit: '4567cdef' }, table, files);
  expect(later).not.toContain('Not run yet');
});

const ran = () =>
  proofRows({
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

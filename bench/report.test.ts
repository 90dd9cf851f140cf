import { expect, test } from 'vitest';
import type { Sample } from './measure.ts';
import { aimsOf, aimsTable, missedAims, type Series } from './report.ts';

/** A series of one visit, whose page took this much of the processor, in ms. */
const seriesOf = (name: string, count: number, cpu: number): Series => {
  const sample: Sample = { first: 100, ten: 100, all: 100, cpu, script: 10, heap: 1024, requests: [] };
  return {
    name,
    count,
    samples: [sample],
    traced: [{ ...sample, tasks: { longest: 20, after: 10 } }],
    unattached: [sample],
  };
};

const bare = [1, 10, 100, 1000].map((count) => seriesOf('bare', count, 100));
const slow = ['one-bundle', 'inlined', 'linked'].map((name) => seriesOf(name, 10, 100));

test('the processor time that is asked at each number of widgets is met at its limit', () => {
  const ours = [
    [1, 135],
    [10, 130],
    [100, 115],
    [1000, 80],
  ] as const;
  const aims = aimsOf([...bare, ...ours.map(([count, cpu]) => seriesOf('ours', count, cpu))], slow);
  expect(missedAims(aims).filter((sentence) => sentence.includes('CPU'))).toEqual([]);
});

test('an aim that is missed is said in a sentence, beside its row of the table', () => {
  const ours = [1, 10, 100, 1000].map((count) => seriesOf('ours', count, count === 1 ? 140 : 80));
  const aims = aimsOf([...bare, ...ours], slow);
  expect(missedAims(aims)).toContain(
    'Missed: 1 widget: CPU, best of each, to the bare loop is 1.40, not 1.35 at most.',
  );
  expect(aimsTable(aims)).toContain('| 1 widget: CPU, best of each, to the bare loop | 1.40 | ≤ 1.35 | no |');
});

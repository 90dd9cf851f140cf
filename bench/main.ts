import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from './browser.ts';
import { buildAll, outDir } from './build.ts';
import { visit, type Visit } from './measure.ts';
import { contestants, deliveries } from './pages.ts';
import {
  aimsOf,
  aimsTable,
  contestantTables,
  deliveryTable,
  heapTable,
  missedAims,
  trustLines,
  writeReport,
  type Series,
} from './report.ts';
import { serve } from './server.ts';
import { startUnattached } from './unattached.ts';

const { values: options } = parseArgs({
  options: {
    /** Visits to each page of up to 100 widgets, and of more. */
    runs: { type: 'string', default: '7' },
    'large-runs': { type: 'string', default: '5' },
    /** Visits on the slow line. */
    'slow-runs': { type: 'string', default: '5' },
    /** Visits that are only there for the lengths of tasks. */
    'traced-runs': { type: 'string', default: '3' },
    /** Names of contestants, to look at a few only; `bare` and `ours` are always there. */
    only: { type: 'string' },
    /** Put the tables into `docs/benchmarks.md`. */
    write: { type: 'boolean', default: false },
    /** Visit each page once, to see that all of it works, and report nothing. */
    smoke: { type: 'boolean', default: false },
  },
});

const counts = [1, 10, 100, 1000];
const slowCount = 10;
const rows = contestants.filter(
  ({ name }) => /^(bare|ours)$/.test(name) || !options.only || options.only.includes(name),
);

const builds = await buildAll(rows.map(({ name }) => name).filter((name) => name !== 'ours'));
const ways = deliveries(builds);
const server = await serve(outDir, [...rows, ...ways], counts);
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const all = rows.flatMap(({ name }) => counts.map((count) => startSeries(name, count)));
const small = all.filter(({ count }) => count <= 100);
const large = all.filter(({ count }) => count > 100);
const { runs, 'large-runs': largeRuns, 'traced-runs': tracedRuns, 'slow-runs': slowRuns } = options;

// One browser after the other: what waits for its turn works, too.
const unattached = await startUnattached(args);
try {
  const visitOne = async ({ name, count, unattached: samples }: Series) => {
    samples.push(await unattached.visit(server, name, count));
  };
  await inTurns('unattached', options.smoke ? 1 : Number(runs), small, visitOne);
  await inTurns('unattached', options.smoke ? 0 : Number(largeRuns), large, visitOne);
} finally {
  await unattached.close();
}

const browser = await chromium.launch({ executablePath: findChromium(), args });
try {
  const slow = ways.map(({ name }) => startSeries(name, slowCount));
  await run(options.smoke ? 0 : Number(runs), small, {});
  await run(options.smoke ? 0 : Number(largeRuns), large, {});
  await run(options.smoke ? 1 : Number(tracedRuns), all, { isTraced: true });
  await run(options.smoke ? 1 : Number(slowRuns), slow, { isSlow: true });
  if (options.smoke) console.log(`${all.length + slow.length} pages work.`);
  else report(slow);
} finally {
  await browser.close();
  server.close();
}

function report(slow: readonly Series[]): void {
  const names = rows.map(({ name }) => name);
  const aims = aimsOf(all, slow);
  const text = [
    `Chromium ${browser.version()}, Node ${process.versions.node}, React ${versionOf('react')}.`,
    trustLines(all, counts),
    '## Aims',
    aimsTable(aims),
    '## Contestants',
    contestantTables(all, counts),
    '## Heap',
    heapTable(all, names, counts[0]!, counts.at(-1)!),
    '## Slow line',
    deliveryTable(slow),
  ].join('\n\n');
  console.log(`\n${text}\n`);
  for (const sentence of missedAims(aims)) console.error(sentence);
  if (options.write) writeReport('measured', text);
}

function startSeries(name: string, count: number): Series {
  return { name, count, samples: [], traced: [], unattached: [] };
}

/** Visits all pages by turns, so that a noisy minute meets all of them; each round begins with another. */
async function inTurns(
  kind: string,
  times: number,
  series: readonly Series[],
  visitOne: (one: Series) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < times; round++) {
    process.stdout.write(`${kind} round ${round + 1} of ${times}\n`);
    for (let index = 0; index < series.length; index++)
      await visitOne(series[(index + round) % series.length]!);
  }
}

/** Visits pages with an inspector on each. */
async function run(
  times: number,
  series: readonly Series[],
  how: Pick<Visit, 'isSlow' | 'isTraced'>,
): Promise<void> {
  const kind = how.isTraced ? 'traced' : how.isSlow ? 'slow' : 'plain';
  await inTurns(kind, times, series, async ({ name, count, samples, traced }) => {
    (how.isTraced ? traced : samples).push(await visit(browser, server, { page: name, count, ...how }));
  });
}

function versionOf(name: string): string {
  const file = join(import.meta.dirname, '../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startBuiltServer } from '../demo-pages/serve/built-server.ts';
import { findBrowser } from './browser.ts';
import { median, row, table, writeReport } from './report.ts';

const homePages = ['/en/home.html', '/ar/home.html'];
/** Search engines are to leave them out (`noindex`): Lighthouse's own score for these does not count. */
const resultsPages = [
  '/en/search-results.html?search=heritage',
  `/ar/search-results.html?search=${encodeURIComponent('التراث')}`,
];

/**
 * Looks at the built home and results pages with Lighthouse as a visitor with a telephone has them (its mobile preset: a slow line and
 * a processor slowed 4 times, both simulated from what was observed), over the server of the built demo. Exits with 1
 * when an aim is missed.
 */

const { values: options } = parseArgs({
  options: {
    /** Visits to each page; what counts is the median of the performance, and the worst of all else. */
    runs: { type: 'string', default: '5' },
    /** Addresses, separated by commas. */
    pages: { type: 'string', default: [...homePages, ...resultsPages].join(',') },
    /** Put the table into `docs/benchmarks.md`. */
    write: { type: 'boolean', default: false },
    /** Say what is amiss, and what costs time. */
    verbose: { type: 'boolean', default: false },
  },
});

/** What is aimed at, in per cent; results have no picture to wait for. */
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const resultsAims = { ...aims, performance: 97, seo: 0 } as const;
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];
const aimsOf = (page: string) => (page.includes('/search-results.') ? resultsAims : aims);

/** Layout shift that a page may have. */
const maximumShift = 0.01;

/** What the performance is made of, with the unit of its table. */
const figures = [
  ['first-contentful-paint', 'first paint, s', 1000],
  ['largest-contentful-paint', 'largest paint, s', 1000],
  ['speed-index', 'speed index, s', 1000],
  ['total-blocking-time', 'blocked, ms', 1],
  ['cumulative-layout-shift', 'layout shift', 1],
] as const;

const root = join(import.meta.dirname, '..');
const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const pages = options.pages.split(',');
const server = await startBuiltServer();
// Compressed once, as a CDN has it: no visit waits for that.
for (const file of readdirSync(join(root, 'dist/assets'))) {
  const answer = await fetch(`${server.url}/build/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
}
const runs = new Map<string, Result[]>(pages.map((page) => [page, []]));
try {
  for (let round = 1; round <= Number(options.runs); round++) {
    for (const [page, results] of runs) {
      const result = await look(`${server.url}${page}${page.includes('?') ? '&' : '?'}bar=off`);
      results.push(result);
      console.log(`${round}  ${page}  ${categories.map((name) => percent(result, name)).join('  ')}`);
      if (options.verbose) explain(result);
    }
  }
} finally {
  await server.close();
}

const rows = [...runs].map(([page, results]) =>
  row(
    `\`${decodeURI(page)}\``,
    ...categories.map((name) => {
      const all = results.map((result) => percent(result, name));
      return String(scoreOf(name, all)) + (name === 'performance' ? ` (${all.join(' ')})` : '');
    }),
    ...figures.map(([audit, , unit]) => {
      const values = results.map(({ audits }) => (audits[audit]?.numericValue ?? NaN) / unit);
      return median(values).toFixed(unit === 1000 ? 2 : audit.endsWith('time') ? 0 : 3);
    }),
  ),
);
const [first] = [...runs.values()].flat();
if (!first) throw new Error('No page was looked at.');
const version = /Chrome\/([\d.]+)/.exec(first.environment.hostUserAgent)?.[1];
const speed = median([...runs.values()].flat().map(({ environment }) => environment.benchmarkIndex));
const report = [
  `Lighthouse ${first.lighthouseVersion}, Chromium ${version ?? 'of unknown version'}, React ${versionOf('react')}; Lighthouse’s own benchmark of the machine: ${Math.round(speed)}.`,
  table(['page', ...categories, ...figures.map(([, title]) => title)], rows),
].join('\n\n');
console.log(`\n${report}`);
if (options.write) writeReport('lighthouse', report);

for (const [page, results] of runs) {
  for (const name of categories) {
    const score = scoreOf(
      name,
      results.map((result) => percent(result, name)),
    );
    const aim = aimsOf(page)[name];
    if (score >= aim) continue;
    console.error(`${page}: ${name} is ${score}, not ${aim}.`);
    process.exitCode = 1;
  }
  const shift = Math.max(
    ...results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
  );
  if (shift > maximumShift) {
    console.error(`${page}: the layout shifts by ${shift.toFixed(3)}, not ${maximumShift} at most.`);
    process.exitCode = 1;
  }
}

/** One visit, in a browser of its own. */
async function look(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!run) throw new Error(`Lighthouse says nothing of ${url}.`);
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

function percent({ categories: found }: Result, name: Category): number {
  return Math.round((found[name]?.score ?? 0) * 100);
}

/** The median of the performance, which a busy machine moves; of all else the worst. */
function scoreOf(name: Category, scores: readonly number[]): number {
  return name === 'performance' ? Math.round(median(scores)) : Math.min(...scores);
}

/** What is not as it should be on a page. */
function explain({ audits, categories: found }: Result): void {
  const weighed = categories.flatMap((name) => found[name]?.auditRefs ?? []);
  for (const { id, weight } of weighed) {
    const { title, score, displayValue = '', details } = audits[id] ?? {};
    if (score === undefined || score === null || score >= 0.9) continue;
    console.log(`   ${weight > 0 ? '✗' : '·'} ${id}: ${title} ${displayValue}`);
    const items = (details as { items?: unknown[] } | undefined)?.items ?? [];
    for (const item of items.slice(0, 6)) console.log(`       ${JSON.stringify(item).slice(0, 300)}`);
  }
}

function versionOf(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

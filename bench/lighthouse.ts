import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startBuiltServer } from '../demo-pages/serve/built-server.ts';
import { demoPaths } from '../demo-pages/paths.ts';
import { findChromium } from './browser.ts';
import { median, row, table, writeReport } from './report.ts';

/** Those that are looked at by default, and that the table in the docs has. */
const defaultPages = [
  ...['home', 'portal'].flatMap(inBothLanguages),
  '/en/search-results.html?search=heritage',
  `/ar/search-results.html?search=${encodeURIComponent('التراث')}`,
  ...['places/hegra', 'stays', 'contact'].flatMap(inBothLanguages),
];

/**
 * Looks at pages of the built demo, by default home, portal, results, a place, a catalogue and a form, with Lighthouse as a
 * visitor with a telephone has them (its mobile preset: a slow line and a processor slowed 4 times, both simulated from what
 * was observed), over the server of the built demo. Exits with 1 when an aim is missed.
 */

const { values: options } = parseArgs({
  options: {
    /** Visits to each page; what counts is the median of the performance, and the worst of all else. */
    runs: { type: 'string', default: '5' },
    /** Paths in English and Arabic (`stories,places`) or addresses (`/fr/stories.html`), separated by commas. */
    pages: { type: 'string', default: defaultPages.join(',') },
    /** All other pages of the demo that are not pages of items; one that falls below is looked at until there are five visits. */
    all: { type: 'boolean', default: false },
    /** Put the table into `docs/benchmarks.md`. */
    write: { type: 'boolean', default: false },
    /** Look at the first page once, on the build that is there. Aims that depend on the machine or the load are not asked. */
    smoke: { type: 'boolean', default: false },
    /** Say what is amiss, and what costs time. */
    verbose: { type: 'boolean', default: false },
  },
});

/** What is aimed at, in per cent. */
const aims = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];
/** Pages that search engines are to leave out (`noindex`): Lighthouse's own score for these does not count. */
const hiddenPages = new Set<string>();
const isAsked = (page: string, name: Category) =>
  !(name === 'seo' && hiddenPages.has(page)) && !(name === 'performance' && options.smoke);

/** Visits that a page gets which fell below on its first, where all are looked at. */
const visitsOfSlow = 5;

/** Lighthouse's own benchmark of the machine that a visit must reach to count. */
const minimumIndex = 2000;

/** The most that the worst visit may have: layout shift, and kB of script on a home page at rest. */
const maximumShift = 0.01;
const maximumScript = 112;

/** The most that the median may have, in ms. */
const maximumBlocked = 80;

/** What the performance is made of, with the unit of its table. */
const figures = [
  ['first-contentful-paint', 'first paint, s', 1000],
  ['largest-contentful-paint', 'largest paint, s', 1000],
  ['speed-index', 'speed index, s', 1000],
  ['total-blocking-time', 'blocked, ms', 1],
  ['cumulative-layout-shift', 'layout shift', 1],
] as const;

const root = join(import.meta.dirname, '..');
if (!options.smoke) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const wanted = options.all
  ? (await demoPaths()).flatMap(inBothLanguages).filter((page) => !defaultPages.includes(page))
  : options.pages.split(',').flatMap((page) => (page.startsWith('/') ? page : inBothLanguages(page)));
const pages = wanted.slice(0, options.smoke ? 1 : Infinity);
const server = await startBuiltServer();
// Compressed once, as a CDN has it: no visit waits for that.
for (const file of readdirSync(join(root, 'dist/assets'))) {
  const answer = await fetch(`${server.url}/build/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
}
for (const page of pages) {
  const answer = await fetch(server.url + page);
  if (!answer.ok) throw new Error(`The demo has no page ${page}.`);
  if ((await answer.text()).includes('content="noindex"')) hiddenPages.add(page);
}
const runs = new Map<string, Result[]>(pages.map((page) => [page, []]));
try {
  const rounds = options.smoke ? 1 : Number(options.runs);
  const all = options.all ? Math.max(rounds, visitsOfSlow) : rounds;
  for (let round = 1; round <= all; round++) {
    for (const [page, results] of runs) {
      if (round > rounds && percent(results[0]!, 'performance') >= aims.performance) continue;
      const result = await look(`${server.url}${page}${page.includes('?') ? '&' : '?'}bar=off`);
      results.push(result);
      const index = result.environment.benchmarkIndex;
      console.log(
        `${round}  ${page}  ${categories.map((name) => percent(result, name)).join('  ')}  machine ${index}`,
      );
      if (options.verbose) explain(result);
    }
  }
} finally {
  await server.close();
}

const isCounted = ({ environment }: Result) => environment.benchmarkIndex >= minimumIndex;
/** Pages none of whose visits counts. */
const slow = [...runs].filter(([, results]) => !results.some(isCounted)).map(([page]) => page);
const isFast = slow.length < runs.size;
for (const [page, results] of runs) if (!slow.includes(page)) runs.set(page, results.filter(isCounted));
const spared = slow.map((page) => `\`${decodeURI(page)}\``).join(', ');
const verdict = isFast
  ? `Visits below ${minimumIndex} were thrown away${spared && `, but those of ${spared}, which has no other`}.`
  : `**The machine is too slow for these figures to count: ${minimumIndex} are asked for.**`;

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
    median(results.map(scriptOf)).toFixed(1),
  ),
);
const [first] = [...runs.values()].flat();
if (!first) throw new Error('No page was looked at.');
const version = /Chrome\/([\d.]+)/.exec(first.environment.hostUserAgent)?.[1];
const speed = median([...runs.values()].flat().map(({ environment }) => environment.benchmarkIndex));
const report = [
  `${new Date().toISOString().slice(0, 10)}, commit ${commit()}. Lighthouse ${first.lighthouseVersion}, Chromium ${version ?? 'of unknown version'}, React ${versionOf('react')}; Lighthouse’s own benchmark of the machine: ${Math.round(speed)}. ${verdict}`,
  table(['page', ...categories, ...figures.map(([, title]) => title), 'script, kB'], rows),
].join('\n\n');
console.log(`\n${report}`);
if (options.write) writeReport(options.all ? 'lighthouse-all' : 'lighthouse', report);

for (const [page, results] of runs) {
  for (const name of categories) {
    const score = scoreOf(
      name,
      results.map((result) => percent(result, name)),
    );
    if (isAsked(page, name) && score < aims[name]) miss(`${page}: ${name} is ${score}, not ${aims[name]}.`);
  }
  const shift = Math.max(
    ...results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
  );
  if (shift > maximumShift)
    miss(`${page}: the layout shifts by ${shift.toFixed(3)}, not ${maximumShift} at most.`);
  if (options.smoke) continue;
  const blocked = median(results.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? NaN));
  if (blocked > maximumBlocked)
    miss(`${page}: blocked for ${blocked.toFixed(0)} ms, not ${maximumBlocked} at most.`);
  const script = Math.max(...results.map(scriptOf));
  if (page.endsWith('/home.html') && script > maximumScript)
    miss(`${page}: ${script.toFixed(1)} kB of script, not ${maximumScript} at most.`);
}

/** The addresses of a path of the demo, with or without a slash before it. */
function inBothLanguages(path: string): string[] {
  return ['en', 'ar'].map((language) => `/${language}/${path.replace(/^\//, '')}.html`);
}

function miss(what: string): void {
  console.error(what);
  process.exitCode = 1;
}

/** kB of script that a page has fetched, as sent. */
function scriptOf({ audits }: Result): number {
  const { details } = audits['network-requests'] ?? {};
  const items = (details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)
    ?.items;
  const scripts = (items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
}

/** One visit, in a browser of its own. */
async function look(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: findChromium(),
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

/** The commit that is looked at. */
function commit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout.trim() || 'unknown';
}

function versionOf(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

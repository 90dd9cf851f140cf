import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from './measure.ts';
import type { UnattachedSample } from './unattached.ts';
import { putBetween } from '../scripts/between-marks.mjs';

/** All visits to one page with one number of widgets; traced ones apart, since tracing takes time of its own. */
export interface Series {
  readonly name: string;
  readonly count: number;
  readonly samples: Sample[];
  readonly traced: Sample[];
  /** Visits with no inspector on the page: what aims are compared with. */
  readonly unattached: UnattachedSample[];
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

type Figure = Exclude<keyof Sample, 'requests' | 'tasks'>;

const middle = ({ samples }: Series, figure: Figure) => median(samples.map((sample) => sample[figure]));
const best = ({ samples }: Series, figure: Figure) => Math.min(...samples.map((sample) => sample[figure]));
const visitors = ({ unattached }: Series, figure: keyof UnattachedSample) =>
  median(unattached.map((sample) => sample[figure]));
const bestOfVisitors = ({ unattached }: Series, figure: keyof UnattachedSample) =>
  Math.min(...unattached.map((sample) => sample[figure]));
const longest = ({ traced }: Series, task: 'longest' | 'after') =>
  traced.length ? median(traced.map(({ tasks }) => tasks?.[task] ?? NaN)) : NaN;
const bytesOf = ({ samples }: Series) =>
  samples.at(-1)?.requests.reduce((sum, { bytes }) => sum + bytes, 0) ?? NaN;

const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '–');
const withBest = (series: Series, figure: Figure) =>
  `${whole(middle(series, figure))} (${whole(best(series, figure))})`;
export const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** The series of a page, among all of them. */
function pick(all: readonly Series[], name: string, count: number): Series {
  const found = all.find((series) => series.name === name && series.count === count);
  if (!found) throw new Error(`${name} was not measured with ${count} widgets.`);
  return found;
}

/** One table for each number of widgets, with ratios to the bare loop of the same run. */
export function contestantTables(all: readonly Series[], counts: readonly number[]): string {
  const head = ['mounted by', 'first live', 'all live', 'ratio', 'CPU', 'ratio'].concat(
    ['inspected: first live', 'ten live', 'all live', 'ratio', 'CPU', 'ratio', 'script'],
    ['longest task', 'after React', 'heap MB', 'kB sent'],
  );
  const tables = counts.map((count) => {
    const bare = pick(all, 'bare', count);
    const rows = all
      .filter((series) => series.count === count)
      .map((series) =>
        row(
          series.name,
          whole(visitors(series, 'first')),
          whole(visitors(series, 'all')),
          ratio(visitors(series, 'all') / visitors(bare, 'all')),
          `${whole(visitors(series, 'cpu'))} (${whole(bestOfVisitors(series, 'cpu'))})`,
          ratio(bestOfVisitors(series, 'cpu') / bestOfVisitors(bare, 'cpu')),
          withBest(series, 'first'),
          withBest(series, 'ten'),
          withBest(series, 'all'),
          ratio(middle(series, 'all') / middle(bare, 'all')),
          withBest(series, 'cpu'),
          ratio(best(series, 'cpu') / best(bare, 'cpu')),
          withBest(series, 'script'),
          whole(longest(series, 'longest')),
          whole(longest(series, 'after')),
          (middle(series, 'heap') / 1024 / 1024).toFixed(2),
          (bytesOf(series) / 1024).toFixed(1),
        ),
      );
    return `### ${count} ${count === 1 ? 'widget' : 'widgets'}\n\n${table(head, rows)}`;
  });
  return tables.join('\n\n');
}

/** kB of heap that each widget adds, from the smallest to the largest page. */
export const heapPerWidget = (all: readonly Series[], name: string, from: number, to: number): number =>
  (middle(pick(all, name, to), 'heap') - middle(pick(all, name, from), 'heap')) / (to - from) / 1024;

/** Heap of every contestant. */
export function heapTable(
  all: readonly Series[],
  names: readonly string[],
  from: number,
  to: number,
): string {
  const rows = names.map((name) => row(name, heapPerWidget(all, name, from, to).toFixed(1)));
  return table(['mounted by', 'kB a widget'], rows);
}

/** The slow line: the same widgets, delivered in several ways. */
export function deliveryTable(all: readonly Series[]): string {
  const bundle = all[0]!;
  const rows = all.map((series) =>
    row(
      series.name,
      withBest(series, 'first'),
      ratio(middle(series, 'first') / middle(bundle, 'first')),
      withBest(series, 'all'),
      String(series.samples.at(-1)?.requests.length ?? 0),
      twice(series),
      (bytesOf(series) / 1024).toFixed(1),
    ),
  );
  const head = ['delivered as', 'first live', 'ratio', 'all live', 'requests', 'sent twice', 'kB sent'];
  return table(head, rows);
}

function twice({ samples }: Series): string {
  const paths = samples.flatMap(({ requests }) =>
    requests.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) !== index),
  );
  return [...new Set(paths)].join(' ') || 'none';
}

/** What is asked, what was measured, and the most that it may be. */
export type Aim = readonly [what: string, value: number, limit: number];

const isMet = ([, value, limit]: Aim) => value <= limit;

/** What is asked of the loader, with what was measured. */
export function aimsOf(all: readonly Series[], slow: readonly Series[]): Aim[] {
  const [bundle, inlined, linked] = slow as readonly [Series, Series, Series];
  const toBundle = (series: Series) => middle(series, 'first') / middle(bundle, 'first');
  const toBare = (count: number, limit: number, limitOfAll: number): Aim[] => {
    const [ours, bare] = [pick(all, 'ours', count), pick(all, 'bare', count)];
    const page = `${count.toLocaleString('en')} ${count === 1 ? 'widget' : 'widgets'}`;
    return [
      [
        `${page}: CPU, best of each, to the bare loop`,
        bestOfVisitors(ours, 'cpu') / bestOfVisitors(bare, 'cpu'),
        limit,
      ],
      [`${page}: all live, to the bare loop`, visitors(ours, 'all') / visitors(bare, 'all'), limitOfAll],
    ];
  };
  return [
    ...toBare(1, 1.35, 1.4),
    ...toBare(10, 1.3, 1.4),
    ...toBare(100, 1.15, 1.2),
    ...toBare(1000, 0.8, 0.8),
    [
      'first ten live of 1,000, to those of a page of ten',
      middle(pick(all, 'ours', 1000), 'ten') / middle(pick(all, 'ours', 10), 'ten'),
      1.1,
    ],
    [
      '1,000 widgets: longest task after React’s evaluation, ms',
      longest(pick(all, 'ours', 1000), 'after'),
      50,
    ],
    ['heap a widget, kB', heapPerWidget(all, 'ours', 1, 1000), 9],
    ['slow line, loader inlined: first live, to one bundle', toBundle(inlined), 0.95],
    ['slow line, loader linked: first live, to one bundle', toBundle(linked), 1.15],
  ];
}

/** The aims beside what was measured. */
export function aimsTable(aims: readonly Aim[]): string {
  const rows = aims.map((aim) => {
    const [what, value, limit] = aim;
    return row(what, ratio(value), `≤ ${ratio(limit)}`, isMet(aim) ? 'yes' : 'no');
  });
  return table(['aim', 'measured', 'asked', 'met'], rows);
}

/** A sentence for each aim that is missed. */
export const missedAims = (aims: readonly Aim[]): string[] =>
  aims
    .filter((aim) => !isMet(aim))
    .map(([what, value, limit]) => `Missed: ${what} is ${ratio(value)}, not ${ratio(limit)} at most.`);

/**
 * How far the bare loop's processor time spreads, as a part of its median, and whether the figures can be trusted: other
 * work on the machine spreads it. One line for each number of widgets.
 */
export function trustLines(all: readonly Series[], counts: readonly number[]): string {
  const lines = counts.map((count) => {
    const values = pick(all, 'bare', count).unattached.map(({ cpu }) => cpu);
    const spread = (quartile(values, 0.75) - quartile(values, 0.25)) / median(values);
    return { count, spread };
  });
  const spreads = lines.map(({ count, spread }) => `${count}: ${(spread * 100).toFixed(0)} %`).join(', ');
  const isQuiet = lines.every(({ spread }) => spread <= 0.1);
  const verdict = isQuiet
    ? 'The machine was quiet enough.'
    : '**These figures are not to be trusted: the machine did other work.**';
  return `Spread of the bare loop’s CPU between its quartiles, by widgets: ${spreads}. ${verdict}`;
}

function quartile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * part)] ?? NaN;
}

/**
 * Puts a report into `docs/benchmarks.md`, in the place of the one before; the words around it stay.
 *
 * @param part name of the comment that begins its place; the next `<!-- end -->` ends it
 */
export function writeReport(part: string, report: string): void {
  const file = join(import.meta.dirname, '../docs/benchmarks.md');
  writeFileSync(file, putBetween(readFileSync(file, 'utf8'), `<!-- ${part} -->`, '<!-- end -->', report));
}

/** What `npm run proof -- --write` says in docs/proof.md of each file that it ran. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { putBetween } from '../between-marks.mjs';
import { root } from '../ensure-installed.mjs';

const path = join(root, 'docs/proof.md');

/** The first sentence of what a file of tests says of itself. */
const purposeOf = (source) => {
  const [, words = ''] = /^\/\*\*(.+?)\*\//ms.exec(source) ?? [];
  const text = words.replaceAll(/\s*\n \* ?|\s+/g, ' ').trim();
  return /^.+?[.?!](?= |$)/.exec(text)?.[0] ?? text;
};

/**
 * The rows of the table, of Vitest's report: file, what it proves, passed and all tests, seconds, titles of what failed.
 *
 * @param {{ testResults: { name: string, assertionResults: { status: string, duration?: number, fullName: string }[] }[] }} report
 */
export const proofRows = ({ testResults }) =>
  testResults.map(({ name, assertionResults }) => {
    const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    return {
      file: relative(root, name).replaceAll('\\', '/'),
      purpose: purposeOf(readFileSync(name, 'utf8')),
      passed: ran.filter(({ status }) => status === 'passed').length,
      all: ran.length,
      seconds: ran.reduce((total, { duration = 0 }) => total + duration, 0) / 1000,
      failed: ran.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    };
  });

/** The file that a line of the table, or of what did not hold, is about. */
const fileOf = (line) => /`(testing\/[^`]+)`/.exec(line)?.[1] ?? '';

/** A line of the table. @param {ReturnType<typeof proofRows>[number]} row @param {{ day: string, commit: string }} state */
const lineOf = ({ file, purpose, passed, all, seconds }, { day, commit }) =>
  `| ${purpose.replaceAll('|', '\\|')} | ${passed} of ${all} | ${seconds.toFixed(0)} | ${day}, ${commit} | \`${file}\` |`;

/**
 * The table. Files that were not run keep their lines, with the day and the commit of their own run, as long as there is such a file.
 *
 * @param {ReturnType<typeof proofRows>} rows what was run
 * @param {{ day: string, commit: string }} state
 * @param {string} [before] the table as it was
 * @param {readonly string[]} [files] all there are: what has no line yet is named
 */
export function proofTable(rows, state, before = '', files = []) {
  const ran = new Set(rows.map(({ file }) => file));
  const kept = before.split('\n').filter((line) => {
    const file = fileOf(line);
    return file !== '' && !ran.has(file) && existsSync(join(root, file));
  });
  const lines = [
    ...kept.filter((line) => line.startsWith('| ')),
    ...rows.map((row) => lineOf(row, state)),
  ].toSorted((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1));
  const failed = [
    ...kept.filter((line) => /^- `[^`]+`: /.test(line)),
    ...rows.flatMap(({ file, failed: titles }) => titles.map((title) => `- \`${file}\`: ${title}`)),
  ];
  const missing = files.filter((file) => !lines.some((line) => fileOf(line) === file));
  const sums = [0, 0, 0];
  for (const line of lines)
    for (const [at, number] of (/ \| (\d+) of (\d+) \| (\d+) \| /.exec(line) ?? []).slice(1).entries())
      sums[at] += Number(number);
  const [passed, all, seconds] = sums;
  return [
    `${passed} of ${all} hold, in ${Math.round(seconds / 60)} minutes of tests.`,
    '',
    '| what is proved | holds | s | run | file |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    ...(failed.length > 0 ? ['', 'What did not hold:', '', ...failed] : []),
    ...(missing.length > 0 ? ['', 'Not run yet:', '', ...missing.map((file) => `- \`${file}\``)] : []),
  ].join('\n');
}

/** Writes the table into docs/proof.md. @param {ReturnType<typeof proofRows>} rows */
export function writeProof(rows) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const document = readFileSync(path, 'utf8');
  const files = readdirSync(join(root, 'testing/proof')).filter((name) => name.endsWith('.proof.ts'));
  const table = proofTable(
    rows,
    { day, commit },
    document,
    files.map((name) => `testing/proof/${name}`),
  );
  writeFileSync(path, putBetween(document, '<!-- proof -->', '<!-- end -->', table));
}

/** What `npm run proof -- --write` says in docs/proof.md of each file that it ran. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { putBetween } from '../between-marks.mjs';
import { root } from '../ensure-installed.mjs';

const path = join(root, 'docs/proof.md');

/** The first sentence of what a file of tests says of itself. */
const purposeOf = (source) => /^\/\*\* (.+?)(?: \*\/)?$/m.exec(source)?.[1] ?? '';

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

/**
 * The table, with the day and the commit.
 *
 * @param {ReturnType<typeof proofRows>} rows
 * @param {{ day: string, commit: string }} state
 */
export function proofTable(rows, { day, commit }) {
  const sum = (name) => rows.reduce((total, row) => total + row[name], 0);
  const minutes = Math.round(sum('seconds') / 60);
  const failed = rows.flatMap((row) => row.failed.map((title) => `- ${title}`));
  return [
    `${day}, ${commit}: ${sum('passed')} of ${sum('all')} hold, in ${minutes} minutes.`,
    '',
    '| what is proved | holds | s | file |',
    '| --- | --- | --- | --- |',
    ...rows
      .toSorted((one, other) => (one.file < other.file ? -1 : 1))
      .map(
        ({ file, purpose, passed, all, seconds }) =>
          `| ${purpose.replaceAll('|', '\\|')} | ${passed} of ${all} | ${seconds.toFixed(0)} | \`${file}\` |`,
      ),
    ...(failed.length > 0 ? ['', 'What did not hold:', '', ...failed] : []),
  ].join('\n');
}

/** Writes the table into docs/proof.md. @param {ReturnType<typeof proofRows>} rows */
export function writeProof(rows) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const table = proofTable(rows, { day, commit });
  writeFileSync(path, putBetween(readFileSync(path, 'utf8'), '<!-- proof -->', '<!-- end -->', table));
}

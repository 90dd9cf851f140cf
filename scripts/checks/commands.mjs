import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './steps.mjs';

/** A command that writes into a folder of its own, which goes afterwards. `withFolder` makes the step. */
const inOwnFolder = (words, withFolder) => {
  const run = () => {
    const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
    try {
      return withFolder(folder)();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return Object.assign(run, { words });
};

/** Tests that have run before in this run, which has counted their seconds. */
const test = (...names) => {
  const words = ['test', ...names, '--tests-only'];
  return inOwnFolder(words, (folder) => command(words, { environment: { REPORTS_FOLDER: folder } }));
};

const newWidget = [
  'new',
  'tide-table',
  '--family=Travel essentials',
  '--purpose=When the sea is high',
  '--arabic-name=جدول المد',
  '--arabic=متى يعلو البحر',
];

/**
 * Every command of `package.json` that no other step runs, once and in its smallest form, after `npm test` and on its build.
 * None of them changes a file of the project.
 *
 * @returns {import('./steps.mjs').Step[]}
 */
export const commandSteps = () => [
  ['seconds of each widget', command(['suite-cost', '--no-limit'])],
  ['table of weights', command(['weights-table', '--check'])],
  ['table of events', command(['analytics-table', '--check'])],
  ['packages for the CMS', command(['package'])],
  ['contrast of a theme', command(['theme', 'demo-pages/public/themes/coast.css'])],
  ['a new widget', inOwnFolder(newWidget, (folder) => command([...newWidget, '--into', folder]))],
  ['development server', command(['start', '--port', '0'], { around: ['scripts/checks/serve-once.mjs'] })],
  ['tests of one widget', test('card-grid')],
  ['tests of a change', test('--changed', 'bench/report.ts')],
  ['a picture of the gallery', command(['gallery', '--built', '--dry-run', 'promotional-banner'])],
  ['one page in Lighthouse', command(['lighthouse', '--smoke'])],
  ['each page of the bench', command(['bench', '--smoke'])],
];

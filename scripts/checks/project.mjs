/** What `npm test` checks: everything but what needs a content management system. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment } from '../ensure-browser.mjs';
import { ensureInstalled, root } from '../ensure-installed.mjs';
import { check, command, counted, vitest } from './steps.mjs';

/** @type {{ folders: string[] }} */
const { folders: allFolders } = JSON.parse(readFileSync(join(root, 'scripts/rooms.json'), 'utf8'));

/**
 * The steps, cheapest first.
 *
 * @param {readonly string[]} names widgets, or parts of paths of test files; everything without any
 * @param {{ isChange?: boolean, isTestsOnly?: boolean }} [options] `isChange`: the names are what a change can touch, none where it
 *   touches no test: types, lint and format are checked of everything. `isTestsOnly`: the tests alone, on the build in `dist/`
 * @returns {import('./steps.mjs').Step[]}
 */
export function projectSteps(names, { isChange = false, isTestsOnly = false } = {}) {
  const isPart = names.length > 0;
  const hasTests = isPart || !isChange;
  const isWidget = (name) => existsSync(join(root, 'widgets', name, 'widget.ts'));
  const widgets = names.filter(isWidget);
  const paths = names.filter((name) => !isWidget(name));
  const ownFolders = widgets.map((name) => `widgets/${name}`);
  const folders = isPart && !isChange ? ownFolders : allFolders;
  /** Files of walks are run for the widgets that are named, or for all; any other file reads all widgets. */
  const test = (walk, args, environment = {}) => {
    if (!isPart) return vitest(args, { environment });
    const others = [
      ...ownFolders.map((folder) => `${folder}/`),
      ...paths.filter((path) => widgets.length === 0 || !path.startsWith(walk)),
    ];
    const run = (names, variables) =>
      vitest([...names, '--passWithNoTests', ...args], {
        environment: { ...environment, ...variables },
        mayBeEmpty: true,
      });
    const all = [
      ...(widgets.length > 0 ? [run([walk], { WIDGETS: widgets.join(' ') })] : []),
      ...(others.length > 0 ? [run(others, {})] : []),
    ];
    return {
      passed: all.reduce((sum, { passed }) => sum + passed, 0),
      failed: all.reduce((sum, { failed }) => sum + failed, 0),
    };
  };

  const browserTests = () => {
    const environment = browserEnvironment();
    if (!environment) return counted(false);
    const args = ['--config', 'testing/browser/vitest.config.ts'];
    return test('testing/browser/walk/', args, environment);
  };

  /** What says something of the whole project alone. */
  const ofAll = isPart && !isChange ? ['unused code', ...(widgets.length > 0 ? [] : ['lint', 'format'])] : [];
  const ofTests = ['unit tests', 'build', 'explorer', 'browser tests'];
  const left = new Set([...ofAll, ...(hasTests ? [] : ofTests)]);
  /** @type {import('./steps.mjs').Step[]} */
  const steps = [
    ['packages', () => (ensureInstalled() ? { passed: 0, failed: 0 } : counted(false))],
    ['types', check('tsc', '-p', '.', '--noEmit')],
    ['lint', check('oxlint', '--type-aware', '--deny-warnings', ...folders)],
    [
      'format',
      check(
        'prettier',
        '--check',
        '--cache',
        '--cache-location=.cache/prettier',
        '--log-level',
        'warn',
        ...(isPart && !isChange ? folders : ['.']),
      ),
    ],
    ['unused code', check('knip', '--no-progress')],
    ['unit tests', () => test('testing/every-widget', [])],
    ['build', command(['build'])],
    ['explorer', command(['build:explorer'])],
    ['browser tests', browserTests],
  ];
  const wanted = steps.filter(([title]) => !left.has(title));
  return isTestsOnly ? wanted.filter(([title]) => title.endsWith(' tests')) : wanted;
}

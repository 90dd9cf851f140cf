/** What `npm run test:cms` checks: the packages, in the content management systems that they are for. */
import { ensureBrowser } from '../ensure-browser.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';
import { ensurePrograms } from '../ensure-programs.mjs';
import { check, counted, vitest } from './steps.mjs';

/** Programs of the stage: Debian's package of each. */
const programs = {
  mvn: 'maven',
  javac: 'openjdk-17-jdk-headless',
  php: 'php8.2-cli',
};

const none = { passed: 0, failed: 0 };

/** A step of tests: a folder of `testing/cms`. */
const tests = (folder) => () =>
  vitest(['--config', 'testing/cms/vitest.config.ts', `testing/cms/${folder}/`], {
    environment: { CHROME_PATH: ensureBrowser() ?? '' },
  });

/**
 * The steps.
 *
 * @param {{ isBuilt?: boolean }} [options] `dist/` is that of these sources already
 * @returns {import('./steps.mjs').Step[]}
 */
export function cmsSteps({ isBuilt = false } = {}) {
  /** @type {import('./steps.mjs').Step[]} */
  const steps = [
    [
      'programs',
      () => (ensureInstalled() && ensurePrograms(programs, 'The stage of the CMS') ? none : counted(false)),
    ],
    ['build', isBuilt ? () => none : check('node', 'scripts/build.ts')],
    ['packages for the CMS', check('node', 'scripts/package.ts')],
    ['the same packages again', tests('again')],
    ['Granite vocabulary', tests('granite')],
    ['Maven checks', tests('maven')],
    ['Sling CMS', tests('sling')],
    ['WordPress', tests('wordpress')],
    ['templates', tests('templates')],
  ];
  return steps;
}

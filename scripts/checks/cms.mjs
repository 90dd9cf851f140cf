/** What `npm run test:cms` checks: the packages, in the content management systems that they are for. */
import { ensureBrowser } from '../ensure-browser.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';
import { ensurePrograms } from '../ensure-programs.mjs';
import { command, counted, vitest } from './steps.mjs';

/** Programs of the stage: Debian's package of each. */
const programs = {
  mvn: 'maven',
  javac: 'openjdk-17-jdk-headless',
  php: 'php8.2-cli',
};

const none = { passed: 0, failed: 0 };

/** A step of tests: folders of `testing/cms`, two files at a time. */
const tests =
  (...folders) =>
  () =>
    vitest(['--config', 'testing/cms/vitest.config.ts', ...folders.map((name) => `testing/cms/${name}/`)], {
      environment: { CHROME_PATH: ensureBrowser() ?? '' },
    });

/** The steps. @type {import('./steps.mjs').Step[]} */
export const cmsSteps = [
  [
    'programs',
    () => (ensureInstalled() && ensurePrograms(programs, 'The stage of the CMS') ? none : counted(false)),
  ],
  ['build', command(['build'])],
  ['packages for the CMS', command(['package'])],
  ['validators, WordPress, sites', tests('again', 'granite', 'maven', 'wordpress', 'templates')],
  ['Sling CMS', tests('sling')],
];

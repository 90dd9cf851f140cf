import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf, linksOf, type ValueMap } from '#demo-pages/htl/entries.ts';
import { packageNamed, workFolder } from './packages.ts';
import { runChecks, type Outcome } from './reactor.ts';

/** What can be said of the packages for AEM without an AEM: by FileVault's, Oakpal's, HTL's and Adobe's own checks. */

const { folder, remove } = workFolder();
const { folder: sources, remove: removeSources } = workFolder();
const root = join(import.meta.dirname, '../../..');
let outcomes: ReadonlyMap<string, Outcome> = new Map();

/** The scripts of a package, as files. */
function unpackHtl(zip: Uint8Array): string {
  const to = join(sources, 'htl');
  const scripts = unzipSync(zip, {
    filter: ({ name }) => name.endsWith('.html') && !name.includes('/resources/'),
  });
  for (const [path, content] of Object.entries(scripts)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
  return to;
}

/** The model's sources, with the test that compares its words with those of the demo's HTL over every example. */
function prepareModel(): string {
  const to = join(sources, 'model');
  cpSync(join(root, 'cms/aem/bundle'), to, { recursive: true });
  cpSync(
    join(import.meta.dirname, 'EntriesTwinTest.java'),
    join(to, 'src/test/java/tourism/widgets/EntriesTwinTest.java'),
  );
  const cases = globSync('widgets/*/examples/*.json', { cwd: root }).map((file) => {
    const config = JSON.parse(readFileSync(join(root, file), 'utf8')) as ValueMap;
    const entries = entriesOf(config);
    return { name: `${dirname(dirname(file))}/${basename(file)}`, config, entries, links: linksOf(entries) };
  });
  mkdirSync(join(to, 'src/test/resources'), { recursive: true });
  writeFileSync(join(to, 'src/test/resources/entries.cases.json'), JSON.stringify(cases));
  return to;
}

beforeAll(() => {
  const [ui, content, all] = ['ui.apps', 'content', 'all'].map(packageNamed) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  outcomes = runChecks(
    folder,
    {
      'ui.apps, FileVault': { tool: 'filevault', of: ui },
      'content, FileVault': { tool: 'filevault', of: content },
      'all, FileVault': { tool: 'filevault', of: all },
      'ui.apps, Oakpal': { tool: 'oakpal', of: ui },
      'content, Oakpal': { tool: 'oakpal', of: content },
      'scripts, HTL': { tool: 'htl', of: unpackHtl(ui) },
      'all, analyser': { tool: 'analyser', of: all },
    },
    { 'tourism.widgets': prepareModel() },
  );
}, 600_000);

afterAll(() => {
  remove();
  removeSources();
});

test.each([
  ['The components satisfy FileVault’s validators and those of the cloud', 'ui.apps, FileVault'],
  ['The sample pages satisfy FileVault’s validators and those of the cloud', 'content, FileVault'],
  ['The package that holds all satisfies FileVault’s validators and those of the cloud', 'all, FileVault'],
  ['The components are imported into a repository whole', 'ui.apps, Oakpal'],
  ['The sample pages are imported into a repository whole', 'content, Oakpal'],
  ['HTL’s compiler has nothing to say about any script', 'scripts, HTL'],
  ['Adobe’s analyser finds no error and gives no warning for author and publish', 'all, analyser'],
  ['The model’s own tests pass, and its words are those of the demo over every example', 'tourism.widgets'],
])('%s', (_, check) => {
  expect(outcomes.get(check)).toEqual({ isPassed: true, reasons: [] });
});

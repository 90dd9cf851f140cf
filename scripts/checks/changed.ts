import { execFileSync } from 'node:child_process';
import { importsOf, projectRoot, sourceFiles } from '../module-graph.ts';

/** What a change can touch: names for `projectSteps`, or `all` where the imports cannot say. */
export type Touched = readonly string[] | 'all';

/** Folders whose modules are imported by what they concern. What lies elsewhere concerns every test. */
export const graphFolders = [
  'src',
  'widgets',
  'origin',
  'explorer',
  'demo-pages',
  'testing',
  'cms',
  'bench',
  'scripts',
];

/** They decide how each test and the build are made. */
const configs = ['vite.config.ts', 'vitest.config.ts'];

/** What makes the build: every whole page is of it. */
const bundler = 'scripts/build/bundle.ts';

/** A whole page has the loader, the platform and some widgets, and imports none of them. */
const wholePages = 'testing/browser/';
const inWholePages = ['src/', 'demo-pages/'];

/** They read the project's files and import few of them. */
const readers = /^(?:testing|demo-pages)\/[^/]+\.test\.ts$/;

/** How a widget draws: forms, packages and pages of a CMS are made of its schema, words and examples alone. */
const isDrawing = (file: string) => widgetOf(file) !== undefined && /\.(?:tsx|css)$/.test(file);
const madeOfSchemas = /^(?:cms|explorer|demo-pages)\//;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const widgetOf = (file: string) => /^widgets\/([^/]+)\//.exec(file)?.[1];

/**
 * Which widgets and test files a change can touch, by the imports of all modules.
 *
 * @param changed paths relative to the project, deleted ones too
 * @param graph every module with the paths that it imports
 * @returns names of widgets and paths of test files; none where only text has changed; `all` where a changed file is no
 *   module and lies in no widget's folder, or decides how all of them are made
 */
export function touchedBy(
  changed: readonly string[],
  graph: ReadonlyMap<string, readonly string[]>,
): Touched {
  const importers = importersIn(graph);
  const reached = new Set<string>();
  for (const file of changed) {
    if (file.endsWith('.md')) continue;
    const isKnown = graph.has(file) || importers.has(file);
    const isGraph = graphFolders.some((folder) => file.startsWith(`${folder}/`));
    const owner = widgetOf(file);
    if (!isGraph || (!isKnown && owner === undefined)) return 'all';
    // A file that no module imports, such as an example, concerns the widget that it lies with.
    reach(file, importers, reached);
  }
  // What is compiled with a file of `src` imports it as well, and is reached by that.
  const isCompiler = changed.some((file) => file.startsWith('scripts/'));
  if (isCompiler && configs.some((file) => reached.has(file))) return 'all';
  const tests = new Set([...reached].filter((file) => isTest(file) && graph.has(file)));
  if (changed.length > 0) for (const file of graph.keys()) if (readers.test(file)) tests.add(file);
  if (changed.every(isDrawing)) for (const test of tests) if (madeOfSchemas.test(test)) tests.delete(test);
  // Of a widget whose test is touched alone, nothing else has to be looked at.
  const widgets = new Set([...reached].flatMap((file) => (isTest(file) ? [] : (widgetOf(file) ?? []))));
  const isWhole = changed.some((file) => inWholePages.some((folder) => file.startsWith(folder)));
  if (isWhole || reached.has(bundler)) tests.add(wholePages);
  return [...widgets, ...tests].toSorted();
}

function importersIn(graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  return importers;
}

function reach(file: string, importers: ReadonlyMap<string, readonly string[]>, reached: Set<string>): void {
  if (reached.has(file)) return;
  reached.add(file);
  // Nothing imports a test, though a pattern of `import()` matches those that lie beside what it means.
  if (isTest(file)) return;
  // A widget's component is found by its folder, and imported by nobody.
  const owner = widgetOf(file);
  if (owner !== undefined) reach(`widgets/${owner}/widget.ts`, importers, reached);
  for (const importer of importers.get(file) ?? []) reach(importer, importers, reached);
}

/** Runs git in the project, and gives the lines that it answers. */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/**
 * What differs from a commit, files that are not committed included.
 *
 * @param from the commit; without one, where the branch left `main`
 * @throws Error outside a git repository, or where it has no such commit
 */
export function changedSince(from?: string): string[] {
  const [base = 'HEAD'] = from ? [from] : git('merge-base', 'HEAD', 'main');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/** What changed files can touch, by the project's own imports. */
export function touchedIn(changed: readonly string[]): Touched {
  const files = [...graphFolders.flatMap(sourceFiles), ...configs];
  return touchedBy(changed, new Map(files.map((file) => [file, importsOf(file)])));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWidgets } from '../scripts/build/widgets.ts';
import order from '../scripts/rooms.json' with { type: 'json' };
import {
  arrowsBetween,
  arrowsUp,
  cyclesOf,
  projectRoot,
  sourceFiles,
  specifiersOf,
  unitsOnCycles,
  withoutShortcuts,
} from '../scripts/module-graph.ts';

/**
 * The rooms are the folders of `src`, in the order of `scripts/rooms.json`: a room imports those before it and none
 * behind it, in no way. The same holds between the project's top folders.
 */

const { folders, rooms } = order;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** What the fake origin answers for one widget: nothing of the widget imports it. */
const isOriginOfWidget = (file: string) => /^widgets\/[^/]+\/origin\.ts$/.test(file);

const roomOf = (file: string) => /^src\/([^/]+)/.exec(file)?.[1];
const topFolderOf = (file: string) => /^([^/]+)\//.exec(file)?.[1];
/** A subfolder, or a file that stands in the folder itself. */
const unitOf = (file: string) => /^[^/]+\/[^/]+/.exec(file)?.[0];

describe('the rooms of src', () => {
  const files = sourceFiles('src');

  test('are those of the list, and every file stands in one', () => {
    expect([...new Set(files.map(roomOf))].toSorted()).toEqual(rooms.toSorted());
  });

  test('import only earlier rooms, their tests too', () => {
    expect(arrowsUp(arrowsBetween(files, roomOf), rooms)).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const text = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');

  test('names the rooms in their order', () => {
    expect([...text.matchAll(/^\| `([^`]+)`/gm)].map(([, room]) => room)).toEqual(rooms);
  });

  test('draws which rooms import which', () => {
    const files = sourceFiles('src').filter((file) => !isTest(file));
    const [, rooms = ''] = text.split('### Rooms');
    const drawn = [...rooms.matchAll(/^ {2}([\w-]+) --> ([\w-]+)$/gm)].map(
      ([, from, to]) => `${from} -> ${to}`,
    );
    expect(drawn.toSorted()).toEqual(withoutShortcuts(arrowsBetween(files, roomOf)).toSorted());
  });

  test('names the top folders in their order', () => {
    expect(text).toContain(folders.map((folder) => `\`${folder}\``).join(' → '));
  });

  test.each(
    [...text.matchAll(/`((?:loader|src|scripts|docs|testing)\/[^`*<]+)`/g)].map(([, path]) => path ?? ''),
  )('names %s, which exists', (path) => expect(existsSync(join(projectRoot, path))).toBe(true));
});

describe('the top folders', () => {
  const files = folders.flatMap(sourceFiles);

  test('are type-checked, and searched for unused code', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as unknown;
    const { include } = read('tsconfig.json') as { include: string[] };
    const { workspaces } = read('knip.json') as { workspaces: Record<string, { project: string[] }> };
    const [, ofRoot = ''] = /^\{([^}]*)\}/.exec(workspaces['.']?.project[0] ?? '') ?? [];
    const searched = [...ofRoot.split(','), ...Object.keys(workspaces)];
    expect(folders.filter((folder) => !include.includes(folder))).toEqual([]);
    expect(folders.filter((folder) => !searched.includes(folder))).toEqual([]);
  });

  test('import only earlier ones, but for unit tests, which may use what tests share', () => {
    const arrows = arrowsBetween(
      files.filter((file) => (!isTest(file) || file.startsWith('testing/')) && !isOriginOfWidget(file)),
      topFolderOf,
    );
    expect(arrowsUp(arrows, folders)).toEqual([]);
  });

  test('the fake origin of a widget imports src, origin and its own folder, and nothing of a page imports it', () => {
    const imports = [...arrowsBetween(files, (file) => file).values()]
      .flat()
      .map((line) => line.split(' imports '));
    const imported = imports.flatMap(([from = '', to = '']) => (isOriginOfWidget(from) ? [to] : []));
    expect(imported).toContain('origin/endpoint.ts');
    expect(imported.filter((to) => !/^(src|origin|widgets)\//.test(to))).toEqual([]);
    const importing = imports.flatMap(([from = '', to = '']) => (isOriginOfWidget(to) ? [from] : []));
    expect(importing).toContain('origin/handlers.ts');
    expect(importing.filter((from) => /^(src|widgets|loader)\//.test(from))).toEqual([]);
  });

  test.each(['origin', 'scripts', 'demo-pages', 'testing'])('%s has no cycle inside', (folder) => {
    const within = (file: string) => (file.startsWith(`${folder}/`) ? unitOf(file) : undefined);
    const files = sourceFiles(folder).filter((file) => !isTest(file));
    expect(unitsOnCycles(arrowsBetween(files, within))).toEqual([]);
  });
});

test('no file imports itself over others, types included', () => {
  expect(cyclesOf(arrowsBetween(folders.flatMap(sourceFiles), (file) => file))).toEqual([]);
});

/** Names of keys are the contract's, and one of them is that of a widget (phrasebook). */
const namesKeys = (file: string) => file.endsWith('/storage.ts');

/** Names of widgets that are words of something else, too. */
const otherMeanings = new Set(['alert', 'faq']); // An ARIA role, a type of items.

test('src and loader know no widget by name: they ask for what it provides', () => {
  const names = findWidgets().flatMap(({ name }) => (otherMeanings.has(name) ? [] : [name]));
  const quoted = new RegExp(`["'\`](${names.join('|')})["'\`]`, 'gi');
  const found = ['src', 'loader'].flatMap(sourceFiles).flatMap((file) => {
    if (isTest(file) || namesKeys(file)) return [];
    const source = readFileSync(join(projectRoot, file), 'utf8');
    return [...source.matchAll(quoted)].map(([word]) => `${file}: ${word}`);
  });
  expect(names).toContain('header');
  expect(found).toEqual([]);
});

describe('the graph knows', () => {
  test.each([
    ['an import', `import { a } from './a.ts';`, ['./a.ts']],
    ['an import of a type', `import type { A } from '#src/a.ts';`, ['#src/a.ts']],
    ['an import for its effect', `import './a.css';`, ['./a.css']],
    ['a re-export', `export { a } from './a.ts'; export * from './b.ts';`, ['./a.ts', './b.ts']],
    [
      'an import() of a type',
      `type A = import('./a.ts').A; type B = typeof import('./b.ts');`,
      ['./a.ts', './b.ts'],
    ],
    ['an import()', `const a = () => import('./a.ts');`, ['./a.ts']],
    [
      'an import() with a hole',
      'const a = (name: string) => import(`./pages/${name}.ts`);',
      ['./pages/*.ts'],
    ],
    ['import.meta.glob', `const a = import.meta.glob<A>('./a/*.json', { eager: true });`, ['./a/*.json']],
    [
      'import.meta.glob of a list',
      `const a = import.meta.glob(['./a/*.ts', '!./b.ts']);`,
      ['./a/*.ts', '!./b.ts'],
    ],
    ['no word of a comment or a text', `// import './a.ts'\nconst a = "import './b.ts'";`, []],
  ])('%s', (_, source, expected) => {
    expect(specifiersOf('file.tsx', source)).toEqual(expected);
  });

  test('what stands on a cycle, and what does not', () => {
    const arrows = (...list: string[]) => new Map(list.map((arrow) => [arrow, []]));
    expect(unitsOnCycles(arrows('a -> b', 'b -> c', 'a -> c'))).toEqual([]);
    expect(unitsOnCycles(arrows('a -> b', 'b -> c', 'c -> b', 'c -> d'))).toEqual(['b', 'c']);
  });

  test('which units form a cycle, without what lies between two', () => {
    const arrows = (...list: string[]) => new Map(list.map((arrow) => [arrow, []]));
    expect(cyclesOf(arrows('a -> b', 'b -> c', 'a -> c'))).toEqual([]);
    expect(cyclesOf(arrows('a -> b', 'b -> a', 'b -> c', 'c -> d', 'd -> e', 'e -> d'))).toEqual([
      'a <-> b',
      'd <-> e',
    ]);
  });

  test('which arrows a drawing needs', () => {
    const arrows = new Map([
      ['a -> b', []],
      ['b -> c', []],
      ['c -> d', []],
      ['a -> d', []],
      ['a -> e', []],
    ]);
    expect(withoutShortcuts(arrows)).toEqual(['a -> b', 'b -> c', 'c -> d', 'a -> e']);
  });

  test('which arrow leads up', () => {
    const arrows = new Map([
      ['a -> b', ['src/a/x.ts imports src/b/y.ts']],
      ['b -> a', []],
    ]);
    expect(arrowsUp(arrows, ['a', 'b'])).toEqual(['src/a/x.ts imports src/b/y.ts']);
    expect(arrowsUp(arrows, ['b', 'a'])).toEqual([]);
  });
});

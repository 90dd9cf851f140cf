import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import order from '../scripts/rooms.json' with { type: 'json' };
import { roomRulesText } from '../scripts/room-rules.ts';
import { projectRoot } from '../scripts/module-graph.ts';
import { timeLimit } from './time-limit.ts';

/** Each rule that the project sets is broken once by a small file, in a folder of its own, and oxlint says so. */

type Case = readonly [rule: string, file: string, source: string, says: string];

const imports = 'eslint(no-restricted-imports)';
const globals = 'eslint(no-restricted-globals)';
const { rooms, folders } = order;

const cases: readonly Case[] = [
  ['import(no-cycle)', 'src/page/a.ts', `import { b } from './b.ts';\nexport const a = () => b;`, 'cycle'],
  ['import(no-cycle)', 'src/page/c.ts', `import type { D } from './d.ts';\nexport type C = D | 0;`, 'cycle'],
  [
    'react(no-danger)',
    'src/ui/Markup.tsx',
    'export const Markup = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
    'dangerous',
  ],
  ['react(forbid-dom-props)', 'src/ui/Styled.tsx', 'export const Styled = () => <p style={{}} />;', 'style'],
  [
    'react-hooks(exhaustive-deps)',
    'src/ui/useIt.ts',
    `import { useEffect } from 'react';\nexport const useIt = (it: string) => useEffect(() => console.log(it), []);`,
    'it',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/useSome.ts',
    `import { useId } from 'react';\nexport const useSome = (some: boolean) => (some ? useId() : '');`,
    'useId',
  ],
  ['typescript(no-explicit-any)', 'src/ui/any.ts', 'export const value: any = 1;', 'any'],
  [
    'typescript(no-floating-promises)',
    'src/ui/promise.ts',
    'export function start() {\n  Promise.resolve(1);\n}',
    'Promises must be',
  ],
  [
    'tourism(form-owner)',
    'src/ui/Field.tsx',
    'export const Field = () => <input type="text" />;',
    '<input> that is in no form of ours has form=""',
  ],
  [
    'tourism(form-owner)',
    'widgets/a/Press.tsx',
    'export const Press = () => <button form="">Press</button>;',
    '<button> that is in no form of ours has type="button"',
  ],
  [
    'eslint(no-restricted-properties)',
    'src/ui/json.ts',
    'export const json = JSON.stringify([]);',
    'toJson of src/text/json.ts',
  ],
  ...['localStorage', 'sessionStorage', 'fetch'].map((name): Case => [
    globals,
    `src/ui/${name}.ts`,
    `export const it = ${name};`,
    name,
  ]),
  ...[
    ['src/catalogue/history.ts', `history.pushState(null, '', '#a');`],
    ['widgets/a/useAddress.ts', `window.history.replaceState(null, '', '#a');`],
    ['loader/address.ts', `export const { replaceState } = history;`],
  ].map(([file = '', source = '']): Case => [
    'eslint(no-restricted-properties)',
    file,
    source,
    'src/page/history.ts alone',
  ]),
  [
    'vitest(valid-expect)',
    'src/ui/it.test.ts',
    `import { expect, test } from 'vitest';\ntest('it', () => {\n  expect(1);\n});`,
    'Expect must have',
  ],
  [
    'vitest(expect-expect)',
    'src/ui/nothing.test.ts',
    `import { test } from 'vitest';\ntest('it', () => {});`,
    'no assertions',
  ],
  [imports, 'src/ui/zod.ts', `export * from 'zod';`, 'no visitor fetches zod'],
  [imports, 'src/ui/purify.ts', `export * from 'dompurify';`, 'Each library has one door'],
  [imports, 'src/slider/swipe.ts', `export * from 'embla-carousel-react';`, 'Each library has one door'],
  [imports, 'src/slider/Slider.tsx', `export * from 'dompurify';`, 'Each library has one door'],
  [imports, 'src/rich-text/purify.ts', `export * from 'embla-carousel-react';`, 'Each library has one door'],
  ...folders
    .slice(1)
    .map((folder): Case => [
      imports,
      `src/ui/of-${folder}.ts`,
      `export * from '../../${folder}/a.ts';`,
      'src knows no widget',
    ]),
  ...rooms
    .slice(0, -1)
    .flatMap((room, index): Case[] =>
      [`#src/${rooms[index + 1]}/a.ts`, `../${rooms.at(-1)}/a.ts`].map((address, way) => [
        imports,
        `src/${room}/up-${way}.ts`,
        `export type { A } from '${address}';`,
        `The room ${room} imports earlier rooms only`,
      ]),
    ),
  [
    imports,
    'src/slider/Slider.tsx',
    `export * from '#src/search/keys.ts';`,
    'The room slider imports earlier rooms only',
  ],
  [imports, 'widgets/a/zod.ts', `export * from 'zod';`, 'no visitor fetches zod'],
  [imports, 'widgets/a/purify.ts', `export * from 'dompurify';`, 'Each library has one door'],
  [imports, 'widgets/a/widget.ts', `export * from './A.tsx';`, 'Node loads widget.ts alone'],
  [imports, 'widgets/a/other.ts', `export * from '../b/widget.ts';`, 'A widget imports its own folder'],
  [
    imports,
    'loader/widget.ts',
    `export * from '../widgets/a/widget.ts';`,
    'The loader knows widgets by its table',
  ],
];

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
}

const place = mkdtempSync(join(tmpdir(), 'tourism-widgets-lint-'));
let said: readonly Diagnostic[] = [];

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint/plugin.mjs'])
    cpSync(join(projectRoot, file), join(place, file));
  writeFileSync(join(place, '.oxlintrc.rooms.json'), roomRulesText);
  symlinkSync(join(projectRoot, 'node_modules'), join(place, 'node_modules'), 'junction');
  const sources = new Map([
    ['src/page/b.ts', `import { a } from './a.ts';\nexport const b = () => a;`],
    ['src/page/d.ts', `import type { C } from './c.ts';\nexport type D = C[];`],
  ]);
  for (const [, file, source] of cases) sources.set(file, `${sources.get(file) ?? ''}\n${source}`);
  for (const [file, source] of sources) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), source);
  }
  const tool = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [tool, '--type-aware', '-f', 'json', ...folders.slice(0, 3)], {
    cwd: place,
    encoding: 'utf8',
  });
  said = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}, timeLimit(60_000));

afterAll(() => rmSync(place, { recursive: true, force: true }));

test.each(cases)('%s is said of %s', (rule, file, _, says) => {
  const ofFile = said.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file));
  const texts = ofFile.filter(({ code }) => code === rule).map(({ message, help }) => `${message} ${help}`);
  expect(texts).toContainEqual(expect.stringContaining(says));
});

test('every rule that the project sets is among them', () => {
  const { rules } = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8')) as {
    rules: Record<string, unknown>;
  };
  const set = Object.entries(rules).flatMap(([name, value]) =>
    value === 'off' ? [] : [name.replace(/.*\//, '')],
  );
  const broken = cases.map(([rule]) => /\((.*)\)/.exec(rule)?.[1]);
  expect(set.filter((name) => !broken.includes(name))).toEqual([]);
});

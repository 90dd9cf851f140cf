import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, projectRoot, sourceFiles } from '../scripts/module-graph.ts';
import reasonsOfSource from './width-dependent.json' with { type: 'json' };

/**
 * The components whose elements depend on the width of the window or of their column. A server writes one of both for
 * all, so each needs a reason (decision 125): where the roles are the same at both widths, CSS makes the difference. Those of a
 * widget stand in `width-dependent.json` of its folder, by the names of its files.
 */

const ofWidgets = import.meta.glob<Readonly<Record<string, string>>>('../widgets/*/width-dependent.json', {
  eager: true,
  import: 'default',
});
const reasons: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(reasonsOfSource),
  ...Object.entries(ofWidgets).flatMap(([path, own]) =>
    Object.entries(own).map(([file, reason]) => [
      path.slice(3).replace('width-dependent.json', file),
      reason,
    ]),
  ),
]);

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const files = ['src', 'widgets'].flatMap(sourceFiles).filter((file) => !/\.test\.tsx?$/.test(file));

/** A measurement that makes React draw again: `useMediaQuery` and hooks that watch a size. */
const measuresWidth = (file: string, source: string) =>
  /\/use[A-Z][^/]*$/.test(file) &&
  /width|query/i.test(source) &&
  /ResizeObserver|innerWidth|matchMedia\((?!['"`])/.test(source) &&
  /\b(?:useState|useReducer|useSyncExternalStore)\b/.test(source);

/** Media queries that are written down and ask for something else than a width: motion, a finger. */
const asksNoWidth = /useMediaQuery\(\s*'\((?!\w*-?width)[a-z-]+: [a-z-]+\)'/g;

/** The files that draw by a width. */
function dependentFiles(read: (file: string) => string): string[] {
  const hooks = files.filter((file) => measuresWidth(file, read(file)));
  return files.filter((file) => {
    const measures = importsOf(file).filter((imported) => hooks.includes(imported));
    if (measures.some((hook) => !hook.endsWith('/useMediaQuery.ts'))) return true;
    return measures.length > 0 && /useMediaQuery\(/.test(read(file).replaceAll(asksNoWidth, ''));
  });
}

test('each component whose elements depend on a width has its reason, and no other has one', () => {
  expect(dependentFiles(read).toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test.each(Object.entries(reasons))('the reason of %s is a sentence', (_, reason) => {
  expect(reason).toMatch(/^[A-Z].{40,}\.$/);
});

test('a component that begins to ask the width is found', () => {
  const probe = 'widgets/share-bar/Networks.tsx';
  const source = read(probe).replace("'(pointer: coarse)'", "'(width >= 768px)'");
  expect(dependentFiles((file) => (file === probe ? source : read(file)))).toContain(probe);
});

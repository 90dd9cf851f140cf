import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Which files of the project import which others, in every way there is: types, `import()`, `import.meta.glob`. */

export const projectRoot = dirname(import.meta.dirname);

/** Paths of all source files in a folder, relative to the project. */
export const sourceFiles = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: projectRoot, exclude: ['**/node_modules/**'] })
    .map(withSlashes)
    .sort();

const known = new Map<string, readonly string[]>();

/** Paths of the project's own files that a file imports, relative to the project. Each file is read once. */
export function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return specifiersOf(file, source).flatMap((specifier) => {
    const path = resolve(file, specifier);
    if (path === undefined) return [];
    return /[*{]/.test(path) ? filesOf(path) : [path];
  });
}

/** The files that a pattern stands for. No module asks for a test beside them. */
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot, exclude: ['**/*.test.{ts,tsx}'] }).map(withSlashes);

/** The words by which a source text names other modules, as they stand there. */
export function specifiersOf(file: string, source: string): string[] {
  const found: string[] = [];
  const add = (node: unknown) => {
    for (const text of stringsIn(node)) found.push(text);
  };
  new Visitor({
    ImportDeclaration: ({ source: from }) => add(from),
    ExportAllDeclaration: ({ source: from }) => add(from),
    ExportNamedDeclaration: ({ source: from }) => add(from),
    ImportExpression: ({ source: from }) => add(from),
    TSImportType: ({ source: from }) => add(from),
    CallExpression({ callee, arguments: given }) {
      if (source.slice(callee.start, callee.end) === 'import.meta.glob') add(given[0]);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly elements?: readonly unknown[];
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

/** The texts of a literal or of a list of literals; a template with holes is a pattern. None of anything else. */
function stringsIn(node: unknown): string[] {
  const { type, value, elements = [], quasis = [] } = (node ?? {}) as Node;
  if (type === 'TemplateLiteral') return [quasis.map((quasi) => quasi.value.raw).join('*')];
  if (type === 'Literal' && typeof value === 'string') return [value];
  return type === 'ArrayExpression' ? elements.flatMap(stringsIn) : [];
}

/** Path in the project; undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** Which units import which, and by which files: `from -> to` and the imports behind it, `file imports file`. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

/**
 * The arrows between units of files.
 *
 * @param unitOf names the unit of a file; undefined for one that is not looked at
 */
export function arrowsBetween(
  files: readonly string[],
  unitOf: (file: string) => string | undefined,
): Arrows {
  const arrows = new Map<string, string[]>();
  for (const file of files) {
    const from = unitOf(file);
    for (const imported of from === undefined ? [] : importsOf(file)) {
      const to = unitOf(imported);
      if (to === undefined || to === from) continue;
      const arrow = `${from} -> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${file} imports ${imported}`]);
    }
  }
  return arrows;
}

/** What of these arrows leads from an earlier to a later unit of the list, as the imports that do. */
export const arrowsUp = (arrows: Arrows, order: readonly string[]): string[] =>
  [...arrows].flatMap(([arrow, imports]) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    return order.indexOf(to) > order.indexOf(from) ? imports : [];
  });

/** The units that stand on a cycle, or between two; none where there is an order. */
export function unitsOnCycles(arrows: Arrows): string[] {
  let left = [...arrows.keys()].map((arrow) => arrow.split(' -> ') as [string, string]);
  for (;;) {
    const from = new Set(left.map(([unit]) => unit));
    const to = new Set(left.map(([, unit]) => unit));
    const kept = left.filter((arrow) => arrow.every((unit) => from.has(unit) && to.has(unit)));
    if (kept.length === left.length) return [...from].toSorted();
    left = kept;
  }
}

/** The cycles, one line each: the units of a cycle in alphabetical order. A unit that lies between two cycles is on none. */
export function cyclesOf(arrows: Arrows): string[] {
  const targets = targetsOf(arrows);
  const ways = new Map([...targets.keys()].map((unit) => [unit, reachedFrom(unit, targets)]));
  const cycles = [...ways].flatMap(([unit, reached]) => {
    if (!reached.has(unit)) return [];
    return [[...reached].filter((other) => ways.get(other)?.has(unit)).toSorted()];
  });
  return [...new Set(cycles.map((units) => units.join(' <-> ')))];
}

function targetsOf(arrows: Arrows): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const arrow of arrows.keys()) {
    const [from = '', to = ''] = arrow.split(' -> ');
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  return targets;
}

/** Every unit that some way leads to; the unit itself only where it lies on a cycle. */
function reachedFrom(unit: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [unit];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const target of targets.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return reached;
}

/** The arrows without those that a way over other units makes needless: what a drawing of the graph needs. */
export function withoutShortcuts(arrows: Arrows): string[] {
  const targets = targetsOf(arrows);
  const isReached = (from: string, to: string): boolean =>
    (targets.get(from) ?? []).some((next) => next === to || isReached(next, to));
  return [...arrows.keys()].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    return !(targets.get(from) ?? []).some((next) => next !== to && isReached(next, to));
  });
}

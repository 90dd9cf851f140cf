import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { EventName } from '#src/analytics/events.ts';
import { findWidgets, projectRoot } from '../build/widgets.ts';
import { declarationIn, findReports } from './find-reports.ts';
import { parseModule, type ParsedModule } from './syntax.ts';
import { whenPushed } from './when.ts';

/** Marks of the table in a document. */
const begin = '<!-- made by `npm run analytics-table`: do not edit -->\n<!-- prettier-ignore-start -->';
const end = '<!-- prettier-ignore-end -->';

/** What is known of a kind of event from the code. */
interface Row {
  readonly fields: ReadonlySet<string>;
  readonly widgets: ReadonlySet<string>;
}

/** Modules whose events only those widgets push which reach another: a link tells of a sign-in where it is one that needs it. */
const carriers: Readonly<Record<string, string>> = { 'src/ui/Link.tsx': 'src/sign-in/SignInGate.tsx' };

const names = Object.keys(whenPushed) as EventName[];
const isEvent = (text: string) => Object.hasOwn(whenPushed, text);

/** The path of a module that another one imports; undefined for a package, for words and for styles. */
function pathOf(file: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined;
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined;
}

/** Reads all modules of the visitor's, by path. */
function readModules(): ReadonlyMap<string, ParsedModule> {
  const files = globSync('{src,widgets}/**/*.{ts,tsx}', { cwd: projectRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|schema)\.tsx?$/.test(path))
    .sort();
  return new Map(
    files.map((file) => [file, parseModule(file, readFileSync(join(projectRoot, file), 'utf8'))]),
  );
}

/** All events that the code pushes, with the widgets whose code can. */
function readEvents(): ReadonlyMap<string, Row> {
  const modules = readModules();
  const importsOf = (file: string) =>
    (modules.get(file)?.imports ?? []).flatMap((specifier) => pathOf(file, specifier) ?? []);
  const reached = new Map<string, Set<string>>();
  for (const { name } of findWidgets()) {
    const seen = new Set(
      [...modules.keys()].filter(
        (file) => posix.dirname(file) === `widgets/${name}` && file.endsWith('.tsx'),
      ),
    );
    for (const file of seen) for (const imported of importsOf(file)) seen.add(imported);
    for (const file of seen) reached.set(file, (reached.get(file) ?? new Set()).add(name));
  }

  const rows = new Map<string, { fields: Set<string>; widgets: Set<string> }>();
  for (const [file, module] of modules) {
    const find = (name: string) => {
      const specifier = module.importedFrom.get(name);
      const path = specifier === undefined ? file : pathOf(file, specifier);
      const from = path === undefined ? undefined : modules.get(path);
      return from && declarationIn(from, name);
    };
    for (const { event, fields } of findReports(module, isEvent, find)) {
      const row = rows.get(event) ?? { fields: new Set(), widgets: new Set() };
      for (const field of fields) row.fields.add(field);
      for (const widget of reached.get(carriers[file] ?? file) ?? []) row.widgets.add(widget);
      rows.set(event, row);
    }
  }
  return rows;
}

const code = (words: Iterable<string>) =>
  [...words]
    .toSorted()
    .map((word) => `\`${word}\``)
    .join(', ');

/** Widgets as a reader takes them in: those that do not, where nearly all do. */
function widgetsText(widgets: ReadonlySet<string>, all: readonly string[]): string {
  if (widgets.size === 0) return 'none yet';
  const others = all.filter((name) => !widgets.has(name));
  if (others.length === 0) return 'all';
  return others.length * 3 < all.length ? `all but ${code(others)}` : code(widgets);
}

/** The table of all kinds of events, as Markdown. */
export function eventTable(): string {
  const rows = readEvents();
  const all = findWidgets().map(({ name }) => name);
  const lines = names.map((name) => {
    const { fields = new Set<string>(), widgets = new Set<string>() } = rows.get(name) ?? {};
    return `| \`${name}\` | ${whenPushed[name]} | ${code(fields)} | ${widgetsText(widgets, all)} |`;
  });
  return ['| event | when | further fields | widgets |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/**
 * A document with a table between its marks.
 *
 * @throws Error where it has no marks
 */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document has no ${begin} … ${end}.`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

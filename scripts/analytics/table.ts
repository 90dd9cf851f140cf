import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sharedEvents } from '#src/analytics/shared-events.ts';
import { findEvents } from '../build/registered.ts';
import { findWidgets, projectRoot, widgetsFolder } from '../build/widgets.ts';
import { declarationIn, findReports } from './find-reports.ts';
import { putBetween } from '../between-marks.mjs';
import { parseModule, type ParsedModule } from './syntax.ts';

/** Marks of the table in a document. */
const beginOf = (command: string) =>
  `<!-- made by \`npm run ${command}\`: do not edit -->\n<!-- prettier-ignore-start -->`;
const end = '<!-- prettier-ignore-end -->';

/** What is known of a kind of event from the code. */
interface Row {
  readonly fields: ReadonlySet<string>;
  readonly widgets: ReadonlySet<string>;
}

/** Modules whose events only those widgets push which reach another: a link tells of a sign-in where it is one that needs it. */
const carriers: Readonly<Record<string, string>> = { 'src/ui/Link.tsx': 'src/sign-in/SignInGate.tsx' };

/** The path of a module that another one imports; undefined for a package, for words and for styles. */
function pathOf(file: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined;
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined;
}

/** Reads all modules of the visitor's, by path; those of widgets as if their folder were `widgets`. */
function readModules(folder: string): ReadonlyMap<string, ParsedModule> {
  const roots = [
    ['src', join(projectRoot, 'src')],
    ['widgets', folder],
  ] as const;
  const files = roots.flatMap(([name, root]) =>
    globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/\.(test|schema)\.tsx?$/.test(path))
      .map((path) => [`${name}/${path.replaceAll('\\', '/')}`, join(root, path)] as const),
  );
  return new Map(
    files
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, path]) => [file, parseModule(file, readFileSync(path, 'utf8'))]),
  );
}

/** All events that the code pushes, with the widgets whose code can. */
function readEvents(folder: string, isEvent: (text: string) => boolean): ReadonlyMap<string, Row> {
  const modules = readModules(folder);
  const importsOf = (file: string) =>
    (modules.get(file)?.imports ?? []).flatMap((specifier) => pathOf(file, specifier) ?? []);
  const reached = new Map<string, Set<string>>();
  for (const { name } of findWidgets(folder)) {
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

const table = (head: string, lines: readonly string[]) =>
  [head, head.replaceAll(/[^|]+/g, ' --- '), ...lines].join('\n');

/**
 * Two tables as Markdown: all kinds of events, and which of them each widget pushes. A new widget is a line of the second.
 *
 * @param folder holds the widgets
 */
export function eventTable(folder = widgetsFolder): string {
  const own = findEvents(folder).map(({ name, when }) => [name, when] as const);
  const whenPushed: Readonly<Record<string, string>> = { ...sharedEvents, ...Object.fromEntries(own) };
  const rows = readEvents(folder, (text) => Object.hasOwn(whenPushed, text));
  const names = Object.keys(whenPushed);
  const pushedBy = (widget: string) => names.filter((name) => rows.get(name)?.widgets.has(widget));
  const events = Object.entries(whenPushed).map(
    ([name, when]) => `| \`${name}\` | ${when} | ${code(rows.get(name)?.fields ?? [])} |`,
  );
  const widgets = findWidgets(folder).flatMap(({ name }) => {
    const pushed = pushedBy(name);
    return pushed.length > 0 ? [`| \`${name}\` | ${code(pushed)} |`] : [];
  });
  const left = names.filter((name) => !rows.get(name)?.widgets.size);
  if (left.length > 0) widgets.push(`| none yet | ${code(left)} |`);
  return `${table('| event | when | further fields |', events)}\n\n${table('| widget | events |', widgets)}`;
}

/**
 * A document with a table between its marks.
 *
 * @param command the npm script that makes the table, which the mark names
 * @throws Error where it has no marks
 */
export function withTable(document: string, table: string, command = 'analytics-table'): string {
  return putBetween(document, beginOf(command), end, table);
}

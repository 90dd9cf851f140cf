import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/module-graph.ts';

/** An iPhone zooms into a page whose field has letters below 16 px, and stays there: no field of ours has (hosts that scale the root count, too). */

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const sheets = globSync(['src/**/*.css', 'widgets/**/*.css'], { cwd: projectRoot });

/** Tags of fields in which one types or chooses; boxes, sliders and files have no letters of their own. */
const fieldTag = /<(?:input|select|textarea|Select)\b(?:[^<>]|=>)*>/g;
const hasNoLetters = /type="(?:checkbox|radio|range|file|hidden)"/;

/** Classes of fields, each with its stylesheet: `folder/name.module.css.class`. */
const fieldClasses = new Set(
  globSync(['src/**/*.tsx', 'widgets/**/*.tsx'], { cwd: projectRoot }).flatMap((file) => {
    const source = read(file);
    const fields = (source.match(fieldTag) ?? []).filter((tag) => !hasNoLetters.test(tag)).join();
    return [...fields.matchAll(/(\w+)\['([\w-]+)'\]/g)].flatMap(([, name, className]) => {
      const [, path] = new RegExp(`import ${name} from '([^']+)'`).exec(source) ?? [];
      if (!path) return [];
      const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      return [`${sheet}.${className}`];
    });
  }),
).add('src/ui/field-shell.module.css.control');

/** Whether a selector is of a field: its last part is one, or one of the classes. */
const isOfField = (sheet: string, selector: string): boolean => {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (/::(?!placeholder)|checkbox|radio/.test(last)) return false;
  const classes = [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => `${sheet}.${name}`);
  return (
    /^&?(?::where\()?(?:input|select|textarea)\b/.test(last) || classes.some((name) => fieldClasses.has(name))
  );
};

/** Font sizes that are never below 16 px: a floor of its own, or the visitor's own size and more. */
const isLarge = (size: string): boolean =>
  /\b(?:inherit\b|max\(16px,)/.test(size) || Number(/--tourism-rem\) \* ([\d.]+)/.exec(size)?.[1] ?? 0) >= 1;

const sizes = sheets.flatMap((sheet) =>
  [
    ...read(sheet)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)/g),
  ].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .filter((selector) => isOfField(sheet, selector))
      .flatMap((selector) =>
        [...body.matchAll(/(?:^|[;\s])font(?:-size)?:\s*([^;]+)/g)].map(([, size = '']) => ({
          where: `${sheet}: ${selector.trim()}`,
          size,
        })),
      ),
  ),
);

test('no stylesheet gives a field letters below 16 px', () => {
  expect(sizes.filter(({ size }) => !isLarge(size))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './widgets.ts';

/**
 * Stylesheets for a template, by path: the design's tokens, words in the place of any widget, and of each widget that has a
 * `template.css` the room that it takes before it comes.
 *
 * @param widgets names of all widgets
 */
export const templateSheets = (widgets: readonly string[]): string[] => [
  '/src/ui/tokens.css',
  '/src/ui/fallback.css',
  ...widgets
    .map((name) => `/widgets/${name}/template.css`)
    .filter((path) => existsSync(join(projectRoot, path))),
];

/** A page of widgets alone, which has no stylesheet of its own, says so and has no margin of the browser's. */
const flush = ':where(body[data-flush]) {\n  margin: 0;\n}\n';

/** The stylesheet that lies beside the loader, for a template to link. */
export const templateStyles = (widgets: readonly string[]): string =>
  [...templateSheets(widgets).map((path) => readFileSync(join(projectRoot, path), 'utf8')), flush].join('\n');

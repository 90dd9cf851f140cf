import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWidgets, widgetsFolder, type FoundWidget, type WidgetTraits } from '../scripts/build/widgets.ts';

/** A widget with the names of its examples, `default` first. */
export interface ShownWidget extends Omit<FoundWidget, 'examples'> {
  readonly examples: readonly string[];
}

/** The widget of a name, as its folder has it; undefined where there is none. */
export const findWidget = (name: string): FoundWidget | undefined =>
  findWidgets().find((widget) => widget.name === name);

/** All widgets there are, with their examples: the folders are the only list. */
export function shownWidgets(): ShownWidget[] {
  return findWidgets().map((widget) => ({ ...widget, examples: examplesOf(widget.name) }));
}

/** Names of a widget's examples, `default` first. */
export function examplesOf(name: string): string[] {
  try {
    return readdirSync(join(widgetsFolder, name, 'examples'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/\.json$/, ''))
      .sort((a, b) => Number(b === 'default') - Number(a === 'default') || (a < b ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The configuration of an example; both names must be ones that `shownWidgets` gave. */
export const readExample = (widget: string, example: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(widgetsFolder, widget, 'examples', `${example}.json`), 'utf8')) as Record<
    string,
    unknown
  >;

/** Address of the page that shows an example. */
export const exampleAddress = (language: string, widget: WidgetTraits, example: string): string => {
  const query = new URLSearchParams({ widget: widget.name, example });
  if (widget.modes.length === 1 && widget.modes[0] === 'B2B') {
    query.set('mode', 'B2B');
    query.set('theme', 'blue');
  }
  return `/${language}/widget.html?${query}`;
};

/** A name in kebab-case as people read it. */
export const humanName = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

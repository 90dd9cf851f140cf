import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provided } from '../../src/page/providers.ts';

/** The root of the project. */
export const projectRoot = join(import.meta.dirname, '../..');

/** What `widget.json` says of a widget before any of its code is fetched. */
export interface WidgetFacts {
  readonly name: string;
  readonly family: string;
  readonly purpose: string;
  readonly modes: readonly ('B2C' | 'B2B')[];
  readonly load: 'load' | 'idle' | 'visible' | 'interaction';
  /** What it provides to the other widgets of its page. */
  readonly provides?: readonly Provided[];
  readonly hasMessages: boolean;
}

/** The folder that holds a folder a widget. */
export const widgetsFolder = join(projectRoot, 'widgets');

/** All widgets there are in a folder, by name: the folders are the only list. */
export function findWidgets(folder = widgetsFolder): WidgetFacts[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'widget.json')))
    .map(({ name }) => ({
      ...(JSON.parse(readFileSync(join(folder, name, 'widget.json'), 'utf8')) as Omit<
        WidgetFacts,
        'name' | 'hasMessages'
      >),
      name,
      hasMessages: existsSync(join(folder, name, 'messages')),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Entry of a widget's code. */
export const widgetEntry = (folder: string, { name }: { readonly name: string }): string =>
  join(folder, name, 'index.ts');

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DefinedWidget } from '../../src/schema/define-widget.ts';

/** The root of the project. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Entry of everything that arrives with the first widget. */
export const platformEntry = join(projectRoot, 'loader/platform/platform.tsx');

/** Entry of what is fetched for a name that nobody has. */
export const nearestNameEntry = join(projectRoot, 'loader/nearest-name.ts');

/** What the loader and a template must know of a widget before any of its code is fetched. */
export interface WidgetTraits extends Pick<
  DefinedWidget<unknown>,
  'family' | 'purpose' | 'modes' | 'load' | 'provides' | 'lists' | 'isGate'
> {
  readonly name: string;
  readonly hasMessages: boolean;
}

/** What `widget.ts` says of a widget, its folder's name with it. */
export interface FoundWidget extends WidgetTraits, DefinedWidget<unknown> {}

/** The folder that holds a folder a widget. */
export const widgetsFolder = join(projectRoot, 'widgets');

// By Node itself, also where this runs in a bundler's module graph: there `widget.ts` holds compiled schemas alone.
const load = createRequire(import.meta.url);

/** All widgets there are in a folder, by name: the folders are the only list. */
export function findWidgets(folder = widgetsFolder): FoundWidget[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'widget.ts')))
    .map(({ name }) => ({
      ...(load(join(folder, name, 'widget.ts')) as { default: DefinedWidget<unknown> }).default,
      name,
      hasMessages: existsSync(join(folder, name, 'messages')),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The JSON Schema of a widget's configuration, with what authors read about each field. */
export const jsonSchemaOf = (widget: FoundWidget) =>
  (load('./json-schema.ts') as typeof import('./json-schema.ts')).jsonSchemaOf(widget);

/** Entry of a widget's code: `widget.ts` with its component, as `scripts/schema/plugin.ts` puts them together. */
export const widgetEntry = (folder: string, { name }: { readonly name: string }): string =>
  `${join(folder, name, 'widget.ts')}?entry`;

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '../../../cms/form/form.ts';
import { readRelease } from '../../../cms/release.ts';
import { wordpressPlugin } from '../../../cms/wordpress/plugin.ts';
import { readPictures } from '../../../scripts/pictures/gallery-pictures.ts';

/** What the journeys know of the widgets: the build in `dist/`, and the examples in their folders. */

const root = join(import.meta.dirname, '../../..');

export const release = readRelease(join(root, 'dist'));

export const plugin = wordpressPlugin(release, readPictures(release.forms.map(({ name }) => name)));

/** An example's configuration. */
export const exampleOf = (widget: string, example = 'default'): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, 'widgets', widget, 'examples', `${example}.json`), 'utf8')) as Record<
    string,
    unknown
  >;

/** All examples: widget, name, configuration. */
export const allExamples = (): (readonly [
  widget: string,
  example: string,
  config: Record<string, unknown>,
])[] =>
  globSync('widgets/*/examples/*.json', { cwd: root })
    .sort()
    .map((path) => {
      const [, widget = '', , file = ''] = path.split(/[/\\]/);
      const example = file.replace('.json', '');
      return [widget, example, exampleOf(widget, example)] as const;
    });

/** Paths of all fields of a form, as its controls are marked: `ctas[].ctaLabel`. */
export const pathsOf = (fields: readonly Field[], path = ''): string[] =>
  fields.flatMap((field) => {
    const at = path === '' ? field.name : `${path}.${field.name}`;
    const inner = 'fields' in field ? pathsOf(field.fields, field.kind === 'list' ? `${at}[]` : at) : [];
    return [at, ...inner];
  });

/** A configuration without what means that a field is absent, as the plugin prints it. */
export const withoutEmpty = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const isKept = (held: unknown) => typeof held !== 'object' || held === null || Object.keys(held).length > 0;
  if (Array.isArray(value)) return value.map(withoutEmpty).filter(isKept);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, held]) => [key, withoutEmpty(held)] as const)
      .filter(([, held]) => isKept(held)),
  );
};

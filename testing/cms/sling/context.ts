import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readRelease } from '../../../cms/release.ts';
import type { Schema } from '#src/schema/node.ts';
import { serverAt } from './server.ts';

/** What all tests of this folder go by: the server, the release, and what the widgets' folders hold. */

const folder = join(import.meta.dirname, '../../..');

export const server = serverAt(inject('place'));

export const release = readRelease(join(folder, 'dist'));

export interface Example {
  readonly widget: string;
  /** As its file: `with-button`. */
  readonly name: string;
  readonly config: Readonly<Record<string, unknown>>;
}

/** Every example of every widget. */
export const examples: readonly Example[] = release.forms.flatMap(({ name: widget }) =>
  readdirSync(join(folder, 'widgets', widget, 'examples')).map((file) => ({
    widget,
    name: file.replace('.json', ''),
    config: JSON.parse(
      readFileSync(join(folder, 'widgets', widget, 'examples', file), 'utf8'),
    ) as Example['config'],
  })),
);

/** Node itself runs the sources, as they are written. */
const load = createRequire(import.meta.url);

/** The schema by which a page reads a widget's configuration. */
export const schemaOf = (widget: string): Schema<unknown> =>
  (load(join(folder, 'widgets', widget, 'widget.ts')) as { default: { schema: Schema<unknown> } }).default.schema;

/** Whether a widget has HTL of its own for what stands in its place until it comes. */
export const hasOwnFallback = (widget: string): boolean =>
  existsSync(join(folder, 'widgets', widget, 'fallback.html'));

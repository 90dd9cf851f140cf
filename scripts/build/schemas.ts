import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { zodOf } from '../../src/schema/define.ts';
import { widgetTitle } from '../schema/component-name.ts';
import { authorWords } from './author-words.ts';
import { findWidgets, type FoundWidget } from './widgets.ts';

/** The JSON Schema (2020-12) of a widget's configuration, with what authors read about each field. */
export const jsonSchemaOf = ({ name, purpose, schema }: FoundWidget) => ({
  ...z.toJSONSchema(zodOf(schema) as z.ZodType, { io: 'input' }),
  $id: `${name}.schema.json`,
  title: widgetTitle(name),
  description: purpose,
});

/**
 * Writes the JSON Schema of every widget, and `authors.ar.json`: what they read, in Arabic, by the English text.
 */
export function writeSchemas(outDir: string): void {
  const folder = join(outDir, 'schemas');
  mkdirSync(folder, { recursive: true });
  for (const widget of findWidgets())
    writeFileSync(
      join(folder, `${widget.name}.schema.json`),
      `${JSON.stringify(jsonSchemaOf(widget), null, 2)}\n`,
    );
  writeFileSync(join(outDir, 'authors.ar.json'), `${JSON.stringify(authorWords(), null, 2)}\n`);
}

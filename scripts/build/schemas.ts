import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { zodOf } from '../../src/schema/define.ts';
import { widgetTitle } from '../schema/component-name.ts';
import { authorWords } from './author-words.ts';
import { findWidgets } from './widgets.ts';

/**
 * Writes the JSON Schema (2020-12) of every widget's configuration, with what authors read about each field, and
 * `authors.ar.json`: what they read, in Arabic, by the English text.
 */
export function writeSchemas(outDir: string): void {
  const folder = join(outDir, 'schemas');
  mkdirSync(folder, { recursive: true });
  for (const { name, purpose, schema } of findWidgets()) {
    const json = z.toJSONSchema(zodOf(schema) as z.ZodType, { io: 'input' });
    const described = { ...json, $id: `${name}.schema.json`, title: widgetTitle(name), description: purpose };
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(described, null, 2)}\n`);
  }
  writeFileSync(join(outDir, 'authors.ar.json'), `${JSON.stringify(authorWords(), null, 2)}\n`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorWords } from './author-words.ts';
import { findWidgets, jsonSchemaOf } from './widgets.ts';

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

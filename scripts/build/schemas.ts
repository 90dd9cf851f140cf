import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { zodOf } from '../../src/schema/define.ts';
import { findWidgets } from './widgets.ts';

/** Writes the JSON Schema (2020-12) of every widget's configuration, with what authors read about each field. */
export function writeSchemas(outDir: string): void {
  const folder = join(outDir, 'schemas');
  mkdirSync(folder, { recursive: true });
  for (const { name, purpose, schema } of findWidgets()) {
    const json = z.toJSONSchema(zodOf(schema) as z.ZodType, { io: 'input' });
    const described = { ...json, $id: `${name}.schema.json`, title: name, description: purpose };
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(described, null, 2)}\n`);
  }
}

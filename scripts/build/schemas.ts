import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findWidgets, widgetsFolder } from './widgets.ts';

/** What authors read about a field. */
export interface FieldText {
  readonly title: string;
  readonly description: string;
}

interface JsonSchema {
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/**
 * Writes the JSON Schema (2020-12) of every widget's configuration, with the titles and descriptions of `fields.ts`.
 *
 * @throws Error for a field text whose path leads nowhere
 */
export async function writeSchemas(outDir: string): Promise<void> {
  const folder = join(outDir, 'schemas');
  mkdirSync(folder, { recursive: true });
  for (const { name, purpose } of findWidgets()) {
    const at = (file: string) => join(widgetsFolder, name, file);
    const { schema } = (await import(at('config.ts'))) as { schema: z.ZodMiniType };
    const { fields } = (await import(at('fields.ts'))) as { fields: Record<string, FieldText> };
    const json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
    for (const [path, text] of Object.entries(fields)) Object.assign(find(json, path, name), text);
    const described = { ...json, $id: `${name}.schema.json`, title: name, description: purpose };
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(described, null, 2)}\n`);
  }
}

/** The schema of the field at `ctas[].ctaLabel`. */
function find(schema: JsonSchema, path: string, widget: string): JsonSchema {
  let found: JsonSchema | undefined = schema;
  for (const key of path.replaceAll('[]', '.[]').split('.')) {
    found = key === '[]' ? found?.items : found?.properties?.[key];
  }
  if (!found) throw new Error(`widgets/${widget}/fields.ts: the schema has no field "${path}".`);
  return found;
}

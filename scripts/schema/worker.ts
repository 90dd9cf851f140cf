import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { findItemKinds, setWidgetsFolder } from '../../src/schema/item-kinds.ts';
import { printModule, type Exports, type SchemaModule } from './print-module.ts';
import { printStorage } from './print-storage.ts';

/**
 * Loads modules of schemas in Node, and prints them. In a thread of its own: Node loads a module once, and the
 * development server replaces the thread when a schema has changed.
 */

const root = join(import.meta.dirname, '../..');

const load = async (file: string): Promise<SchemaModule> => ({
  file,
  exports: (await import(pathToFileURL(file).href)) as Exports,
});

const { folder } = workerData as { readonly folder?: string };
if (folder !== undefined) setWidgetsFolder(folder);
// Before anything else is imported: Node does not require a module that is being imported elsewhere.
findItemKinds();

/** Schemas of `src`, which any other module may be made of. */
const shared = Promise.all(
  globSync('src/**/*.schema.ts', { cwd: root }).map((file) => load(join(root, file))),
);

/** Of these a visitor has the names alone; the build collects the rest (`scripts/build/registered.ts`). */
const namesOnly = /^(?:sign-in-reasons|analytics-events)\.ts$/;

const namesIn = ({ exports }: SchemaModule): Exports =>
  Object.fromEntries(
    Object.entries(exports).map(([key, value]) => [key, { name: (value as { name: string }).name }]),
  );

async function print(file: string): Promise<string> {
  const module = await load(file);
  const others = (await shared).filter((other) => other.file !== file);
  if (basename(file) === 'storage.ts') return printStorage(module, others);
  if (namesOnly.test(basename(file))) return printModule({ file, exports: namesIn(module) }, others);
  if (basename(file) !== 'widget.ts') return printModule(module, others);
  const { schema, placeholderFields } = module.exports['default'] as Record<string, unknown>;
  return printModule({ file, exports: { default: { schema, placeholderFields } } }, others);
}

async function describe(file: string): Promise<string> {
  const { default: widget } = (await load(file)).exports as { default: object };
  const facts: Record<string, unknown> = { ...widget };
  delete facts['schema'];
  return JSON.stringify(facts);
}

parentPort?.on('message', ({ id, file, wants }: { id: number; file: string; wants: 'code' | 'facts' }) => {
  (wants === 'code' ? print(file) : describe(file)).then(
    (text) => parentPort?.postMessage({ id, text }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as z from 'zod';
import type { AnyItemKind, ItemFields, ItemTradeFields } from './define-item.ts';

/** The list of kinds of items, read from the folders. Node alone loads it: the build, and what compiles schemas. */

/** A kind of item with its file. */
export interface FoundKind extends AnyItemKind {
  readonly file: string;
  /** Whether its file exports `facts`, what its cards show. */
  readonly hasFacts: boolean;
  /** The file with its words, where it has one. */
  readonly wordsFile: string | undefined;
}

const projectRoot = join(import.meta.dirname, '../..');
let widgets = join(projectRoot, 'widgets');

/** Has the kinds of other widgets read than those of the project, as in the test of a build. */
export function setWidgetsFolder(folder: string): void {
  widgets = folder;
}

// By Node itself, also where this runs in a bundler's module graph: there the file of a kind holds facts alone.
const load = createRequire(import.meta.url);

/**
 * All kinds of items there are: a file each in `src/items`, and `item.ts` in the folder of a widget that has a kind of its
 * own.
 *
 * @throws Error where two files are about one type, or say different things of one field
 */
export function findItemKinds(folder = widgets): readonly FoundKind[] {
  const files = [
    ...globSync('src/items/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] }).map((file) =>
      join(projectRoot, file),
    ),
    ...globSync('*/item.ts', { cwd: folder }).map((file) => join(folder, file)),
  ];
  const kinds = files.toSorted().map((file): FoundKind => {
    const { default: kind, facts } = load(file) as { default: AnyItemKind; facts?: unknown };
    const words = file.replace(/\.ts$/, '.words.json');
    return {
      ...kind,
      file,
      hasFacts: facts !== undefined,
      wordsFile: existsSync(words) ? words : undefined,
    };
  });
  const known = new Map<string, FoundKind>();
  for (const kind of kinds) {
    const other = known.get(kind.type);
    if (other) throw new Error(`${kind.file}: ${other.file} is about the type ${kind.type}, too.`);
    known.set(kind.type, kind);
  }
  merged(kinds, 'fields');
  return kinds;
}

/** The fields of all kinds in one. */
export const itemFields = (): ItemFields => merged(findItemKinds(), 'fields') as unknown as ItemFields;

/** The fields for the trade alone, of all kinds in one. */
export const itemTradeFields = (): ItemTradeFields =>
  merged(findItemKinds(), 'tradeFields') as unknown as ItemTradeFields;

function merged(kinds: readonly FoundKind[], which: 'fields' | 'tradeFields'): z.ZodRawShape {
  const known = new Map<string, { readonly field: z.ZodRawShape[string]; readonly file: string }>();
  for (const { file, [which]: fields } of kinds)
    for (const [name, field] of Object.entries(fields)) {
      const other = known.get(name);
      // The same field with other words shares its definition.
      if (other && other.field._zod.def !== field._zod.def)
        throw new Error(`${file}: ${other.file} describes the field "${name}" in another way.`);
      known.set(name, { field, file });
    }
  return Object.fromEntries([...known].map(([name, { field }]) => [name, field]));
}

import { join } from 'node:path';
import type { DefinedKey } from '../../src/storage/define-storage.ts';
import { printModule, type SchemaModule } from './print-module.ts';

const source = join(import.meta.dirname, '../../src');

/** What makes a key that holds no JSON (`src/storage/key.ts`). */
const makers = { text: 'textKey', list: 'listKey', joined: 'joinedKey' } as const;

/**
 * Writes the keys of a `storage.ts` down as a visitor needs them: store, name, and what reads them. When they are cleared,
 * and their words, stay behind.
 *
 * @param others modules whose schemas the keys may hold
 */
export function printStorage({ file, exports }: SchemaModule, others: readonly SchemaModule[]): string {
  const keys = Object.entries(exports as Readonly<Record<string, DefinedKey<unknown>>>);
  const schemas = keys.flatMap(([key, { holds }]) =>
    typeof holds === 'string' ? [] : [[`${key}Schema`, holds] as const],
  );
  const lines = keys.map(([key, { store, name, holds }]) => {
    const place = `${JSON.stringify(store)}, ${JSON.stringify(name)}`;
    const made =
      typeof holds === 'string'
        ? `${makers[holds]}(${place})`
        : `jsonKey(${place}, (value) => tryRead(${key}Schema, value))`;
    return `export const ${key} = /* @__PURE__ */ ${made};`;
  });
  return [
    `import { joinedKey, jsonKey, listKey, textKey } from ${JSON.stringify(join(source, 'storage/key.ts'))};`,
    `import { tryRead } from ${JSON.stringify(join(source, 'schema/read.ts'))};`,
    printModule({ file, exports: Object.fromEntries(schemas) }, others),
    ...lines,
    '',
  ].join('\n');
}

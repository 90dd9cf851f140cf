import type * as z from 'zod';
import { compileNode } from './compile.ts';
import type { Schema } from './node.ts';

/**
 * The door between zod and everybody else. Only `widget.ts`, `*.schema.ts` and what these are made of import it; a
 * plugin of the build puts the compiled data in their place (`scripts/build/schema-plugin.ts`).
 */

const sources = new WeakMap<object, z.ZodType>();

/**
 * Makes a schema that the reader takes.
 *
 * @throws Error where the schema asks for something that the reader does not know
 */
export function schema<Zod extends z.ZodType>(zod: Zod): Schema<z.output<Zod>, Zod> {
  const node = compileNode(zod);
  sources.set(node, zod);
  return node as unknown as Schema<z.output<Zod>, Zod>;
}

/** The zod schema that a schema was made from, to make another one of it. */
export function zodOf<Zod>(of: Schema<unknown, Zod>): Zod {
  const zod = sources.get(of);
  if (!zod) throw new Error('This schema was not made by schema().');
  return zod as Zod;
}

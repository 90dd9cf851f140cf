import type * as z from 'zod';
import type { $ZodCheck, $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core';
import type { Json, ListNode, NumberNode, SchemaNode, TextNode } from './node.ts';
import { tagOf, type Tag } from './tags.ts';

/**
 * Turns zod schemas into plain data, without the words for authors. Runs where schemas are written down: in Node, never
 * in a visitor's browser.
 */

/** Nodes by what zod keeps of a schema: a copy with other words (`meta`) has the same. */
const nodes = new WeakMap<object, SchemaNode>();

/**
 * Compiles a schema. The same schema gives the same object, also as a part of another, so that the build writes it once.
 *
 * @param path where the schema stands, for the error
 * @throws Error that names the field, where the schema asks for something that the reader does not know
 */
export function compileNode(schema: z.ZodType | $ZodType, path = ''): SchemaNode {
  const { def } = (schema as $ZodTypes)._zod;
  const known = nodes.get(def);
  if (known) return known;
  const node = nodeOf(schema as $ZodTypes, path);
  nodes.set(def, node);
  return node;
}

function nodeOf(schema: $ZodTypes, path: string): SchemaNode {
  const { def } = schema._zod;
  const fail = (what: string): never => {
    throw new Error(`${path || 'The schema'}: the reader knows no ${what}.`);
  };
  switch (def.type) {
    case 'optional':
      return { ...compileNode(def.innerType, path), optional: true };
    case 'default':
    case 'prefault':
      return { ...compileNode(def.innerType, path), default: def.defaultValue as Json };
    case 'catch': {
      const fallback = def.catchValue({ value: undefined, issues: [] } as never) as Json | undefined;
      const inner = compileNode(def.innerType, path);
      return fallback === undefined ? { ...inner, optional: true } : { ...inner, fallback };
    }
    case 'string':
      return { type: 'string', ...textLimits(checksOf(schema, path), fail) };
    case 'number':
      return { type: 'number', ...numberLimits(schema, fail) };
    case 'boolean':
      return { type: 'boolean' };
    case 'literal':
      return { type: 'enum', values: def.values as (string | number | boolean)[] };
    case 'enum':
      return { type: 'enum', values: Object.values(def.entries) };
    case 'array': {
      const of = compileNode(def.element, `${path}[]`);
      return { type: 'array', of, ...listLimits(checksOf(schema, path), fail) };
    }
    case 'tuple':
      if (def.rest) return fail('tuple of any length');
      return { type: 'tuple', items: def.items.map((item, index) => compileNode(item, `${path}[${index}]`)) };
    case 'object': {
      const at = path && `${path}.`;
      const fields = Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, compileNode(field, at + key)]),
      );
      return { type: 'object', fields, ...groupRule(checksOf(schema, path), fail) };
    }
    case 'record':
      return { type: 'record', of: compileNode(def.valueType, `${path}[]`) };
    case 'union':
      return { type: 'union', of: def.options.map((option) => compileNode(option, path)) };
    case 'unknown':
      return { type: 'unknown' };
    case 'pipe':
      return pipeNode(def.in, def.out, path, fail);
    default:
      return fail(`"${def.type}"`);
  }
}

type Fail = (what: string) => never;

/** A rule of ours behind a type: `z.string().transform(rule('cut', 60))`. */
function pipeNode(from: $ZodType, to: $ZodType, path: string, fail: Fail): SchemaNode {
  const { def } = (to as $ZodTypes)._zod;
  const tag = def.type === 'transform' ? tagOf(def.transform) : undefined;
  if (!tag) return fail('transformation but those of src/schema/rules.ts');
  if (tag.kind === 'text') return { type: 'string', numbers: true };
  const inner = compileNode(from, path);
  if (tag.kind === 'rule' && inner.type === 'string')
    return { ...inner, rules: [...(inner.rules ?? []), tag.call] };
  if (tag.kind === 'clamp' && inner.type === 'number') return { ...inner, clamp: tag.limits };
  return fail(`${tag.kind} for a field of type ${inner.type}`);
}

/** The checks of a schema, as zod keeps them; those of ours with what they do. */
function checksOf(schema: $ZodTypes, path: string): readonly Check[] {
  const { checks = [] } = schema._zod.def as { readonly checks?: readonly $ZodCheck[] };
  return checks.map((check) => {
    const { def } = (check as $ZodChecks | CustomCheck)._zod;
    if (def.check !== 'custom') return def;
    const tag = tagOf(def.fn);
    if (tag?.kind !== 'anyOf' && tag?.kind !== 'strict')
      throw new Error(`${path || 'The schema'}: the reader knows no check but those of src/schema.`);
    return { ...tag, check: 'ours' };
  });
}

/** What `refine` makes. */
interface CustomCheck {
  readonly _zod: { readonly def: { readonly check: 'custom'; readonly fn?: unknown } };
}

type Check =
  $ZodChecks['_zod']['def'] | ({ readonly check: 'ours' } & Extract<Tag, { kind: 'anyOf' | 'strict' }>);

type Checks = readonly Check[];

function textLimits(checks: Checks, fail: Fail): Pick<TextNode, 'minLength' | 'maxLength'> {
  return Object.assign(
    {},
    ...checks.map((def) => {
      if (def.check === 'min_length') return { minLength: def.minimum };
      return def.check === 'max_length' ? { maxLength: def.maximum } : fail(`"${def.check}"`);
    }),
  );
}

function numberLimits(schema: $ZodTypes, fail: Fail): Omit<NumberNode, 'type'> {
  const own = schema._zod.def as { check?: string; format?: string };
  const defs = [...(own.check ? [own as Check] : []), ...checksOf(schema, '')];
  return Object.assign(
    {},
    ...defs.map((def) => {
      if (def.check === 'number_format' && def.format === 'safeint') return { integer: true };
      if (def.check === 'greater_than')
        return def.inclusive ? { minimum: Number(def.value) } : { above: Number(def.value) };
      if (def.check === 'less_than' && def.inclusive) return { maximum: Number(def.value) };
      return fail(`"${def.check}" for numbers`);
    }),
  );
}

function listLimits(checks: Checks, fail: Fail): Omit<ListNode, 'type' | 'of'> {
  return Object.assign(
    {},
    ...checks.map((def) => {
      if (def.check === 'min_length') return { minimum: def.minimum };
      if (def.check === 'ours' && def.kind === 'strict') return { strict: true };
      return def.check === 'max_length' ? { maximum: def.maximum } : fail(`"${def.check}" for lists`);
    }),
  );
}

function groupRule(checks: Checks, fail: Fail): { anyOf?: readonly string[]; expected?: string } {
  return Object.assign(
    {},
    ...checks.map((def) =>
      def.check === 'ours' && def.kind === 'anyOf'
        ? { anyOf: def.keys, expected: def.expected }
        : fail(`"${def.check}" for groups`),
    ),
  );
}

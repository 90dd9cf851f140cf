import type { RuleCall } from './rules.ts';

/** A value as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What becomes of a field that is absent or wrong. Without any of these the field is required. */
interface Presence {
  /** Stands for an absent field, and for a wrong one. */
  readonly default?: Json;
  /** Stands for a wrong field, before `default`; for an absent one where there is no `default`. */
  readonly fallback?: Json;
  /** An absent or wrong field is left out. */
  readonly optional?: true;
}

/** Text; `numbers`: a number is read as text. The rules hold in their order. */
export interface TextNode extends Presence {
  readonly type: 'string';
  readonly numbers?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rules?: readonly RuleCall[];
}

/** A number; `above` is a limit that is not allowed itself. `clamp` moves a number into its limits. */
export interface NumberNode extends Presence {
  readonly type: 'number';
  readonly integer?: true;
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum?: number;
  readonly clamp?: readonly [number, number];
}

/** A switch. */
export interface BooleanNode extends Presence {
  readonly type: 'boolean';
}

/** One of some values. */
export interface EnumNode extends Presence {
  readonly type: 'enum';
  readonly values: readonly (string | number | boolean)[];
}

/** A list; entries beyond `maximum` are left out. `strict`: what did not come as a list is none. */
export interface ListNode extends Presence {
  readonly type: 'array';
  readonly strict?: true;
  readonly of: SchemaNode;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A list of a fixed length, with a schema for each place. */
export interface TupleNode extends Presence {
  readonly type: 'tuple';
  readonly items: readonly SchemaNode[];
}

/** A group of fields. `anyOf`: at least one of these holds something. */
export interface ObjectNode extends Presence {
  readonly type: 'object';
  readonly fields: Readonly<Record<string, SchemaNode>>;
  readonly anyOf?: readonly string[];
  /** What to tell where `anyOf` fails. */
  readonly expected?: string;
}

/** A map from any keys to values of one kind. */
export interface MapNode extends Presence {
  readonly type: 'record';
  readonly of: SchemaNode;
}

/** The first member that a value fits. */
export interface UnionNode extends Presence {
  readonly type: 'union';
  readonly of: readonly SchemaNode[];
}

/** Anything. */
export interface AnyNode extends Presence {
  readonly type: 'unknown';
}

/** A compiled schema: plain data, the same that the build writes into visitors' files. */
export type SchemaNode =
  | TextNode
  | NumberNode
  | BooleanNode
  | EnumNode
  | ListNode
  | TupleNode
  | ObjectNode
  | MapNode
  | UnionNode
  | AnyNode;

declare const output: unique symbol;
declare const source: unique symbol;

/**
 * A schema as everybody but the reader sees it: opaque, so that it can only be read with. `Output` is what reading
 * gives, `Source` the zod schema that it was made from.
 */
export interface Schema<Output, Source = unknown> {
  readonly [output]: Output;
  readonly [source]: Source;
}

/** What reading with a schema gives. */
export type Output<S> = S extends Schema<infer Value> ? Value : never;

/** The configuration of a widget. */
export type ConfigOf<Widget extends { readonly schema: Schema<unknown> }> = Output<Widget['schema']>;

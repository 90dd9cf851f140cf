import type { RuleCall } from './rules.ts';

/** What a function inside a zod schema does, for the compiler. */
export type Tag =
  /** A rule for texts. */
  | { readonly kind: 'rule'; readonly call: RuleCall }
  /** Text, or a number as text. */
  | { readonly kind: 'text' }
  /** A number moved into its limits. */
  | { readonly kind: 'clamp'; readonly limits: readonly [number, number] }
  /** A list that is taken for one only where it came as one. */
  | { readonly kind: 'strict' }
  /** A group in which one of some fields holds something. */
  | { readonly kind: 'anyOf'; readonly keys: readonly string[]; readonly expected: string };

const tags = new WeakMap<object, Tag>();

/** Notes what a function does. @returns the function */
export function tagged<Fn extends object>(fn: Fn, tag: Tag): Fn {
  tags.set(fn, tag);
  return fn;
}

/** What a function does; undefined for one that is not ours. */
export const tagOf = (fn: unknown): Tag | undefined => (typeof fn === 'function' ? tags.get(fn) : undefined);

import * as z from 'zod';
import { clamp, rule } from './fields.ts';
import { tagged } from './tags.ts';

/**
 * Parts of answers. The reader takes a service's field that is missing or of another type for absent, and leaves out a
 * wrong entry of a list alone; what an answer cannot do without has neither a default nor `optional`. For `*.schema.ts`
 * only.
 */

/** Text, or a number as text, that an entry cannot do without: an id, a title. */
export const name = z.union([z.string(), z.number()]).transform(tagged(String, { kind: 'text' }));

/** Text, or a number as text; empty where there is neither. */
export const text = name.default('');

/** A number, also one that came as text; absent where there is none. */
export const number = z.number().optional();

/** A number within limits, absent beyond them. */
export const numberWithin = (least: number, most: number) => z.number().min(least).max(most).optional();

/** A share in percent; 0 without one, and never beyond 0 to 100. */
export const percent = z.number().transform(clamp(0, 100)).default(0);

/** A switch; off where it is missing. */
export const flag = z.boolean().default(false);

/** One of the words named, in any letter case; the one given where it is another. */
export const oneOf = <const Word extends string>(words: readonly Word[], otherwise: NoInfer<Word>) =>
  name
    .transform(rule('oneOf', words) as (text: string, context: z.RefinementCtx) => Word)
    .default(otherwise as never);

/** Not a type guard: it would make the entries `any`. */
const isList = (value: unknown): boolean => Array.isArray(value);

/** A list that an answer cannot do without. */
export const listed = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).refine(tagged(isList, { kind: 'strict' }));

/** The entries of a list that are as they should be; none where there is no list. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => listed(entry).default([]);

/** A list of texts. */
export const texts = listOf(name);

/** A page of a longer list, which is no answer without its list. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ items: listed(entry), total: number });

/** How often each value of each facet occurs, by the facet's name. */
export const facets = z
  .record(z.string(), listOf(z.object({ value: name, count: z.number().default(0) })))
  .default({});

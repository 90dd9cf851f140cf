import * as z from 'zod/mini';

/**
 * Parts of answers, read leniently: a service's field that is missing or of another type falls back or counts as
 * absent, a wrong entry of a list is left out alone. What an answer cannot do without is left to its own schema.
 */

const words = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** Text or a number as text; empty where there is neither. */
export const text = z.catch(words, '');

/** Text or a number as text that an entry cannot do without: an id, a title. */
export const name = words.check(z.minLength(1));

/** A number, also one that came as text; absent where there is none. */
export const number = z.catch(
  z.optional(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\s*[+-]?\d+(\.\d+)?\s*$/))]),
      z.transform((value: number | string) => Number(value)),
    ),
  ),
  undefined,
);

/** A number within limits, absent beyond them. */
export const numberWithin = (least: number, most: number) =>
  z.pipe(
    number,
    z.transform((value) => (value !== undefined && value >= least && value <= most ? value : undefined)),
  );

/** A share in percent; 0 without one, and never beyond 0 to 100. */
export const percent = z.pipe(
  number,
  z.transform((value) => Math.min(100, Math.max(0, value ?? 0))),
);

/** A switch; off where it is missing. */
export const flag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.literal(['true', 'false'])]),
    z.transform((value) => String(value) === 'true'),
  ),
  false,
);

/** One of the words named, in any letter case; the one given where it is another. */
export const oneOf = <const Word extends string>(allowed: readonly Word[], otherwise: NoInfer<Word>) =>
  z.pipe(
    text,
    z.transform((value) => allowed.find((word) => word.toLowerCase() === value.toLowerCase()) ?? otherwise),
  );

/** The entries of a list that are as they should be; none where there is no list. */
export const listOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((values: unknown[]) =>
        values.flatMap((value) => {
          const result = entry.safeParse(value);
          return result.success ? [result.data] : [];
        }),
      ),
    ),
    [],
  );

/** A list of non-empty texts. */
export const texts = listOf(name);

/** Part of an answer that is absent when it is not as it should be. */
export const maybe = <Part extends z.ZodMiniType>(part: Part) => z.catch(z.optional(part), undefined);

/** A page of a longer list. */
export const pageOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({ items: z.pipe(z.array(z.unknown()), listOf(entry)), total: number });

/** How often each value of each facet occurs, by the facet's name. */
export const facets = z.catch(
  z.record(
    z.string(),
    listOf(
      z.object({
        value: name,
        count: z.pipe(
          number,
          z.transform((count) => count ?? 0),
        ),
      }),
    ),
  ),
  {},
);

/** Number of facet values. */
export type Facets = z.output<typeof facets>;

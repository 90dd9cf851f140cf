import * as z from 'zod/mini';
import { item, type Item } from './item.ts';
import { facets, listOf, maybe, name, number, oneOf } from './lenient.ts';

const status = oneOf(['error', 'ok'], 'ok');

/** Paged content search (S1): the items of one page, and how many there are in all where the service says so. */
export const searchAnswer = z.pipe(
  z.object({
    status,
    data: z.pipe(z.array(z.unknown()), listOf(item)),
    results: number,
    total: number,
    facets,
    // A better spelling of the term, where nothing was found as it was typed.
    didYouMean: maybe(name),
  }),
  z.transform(({ data, results, total, ...rest }) => ({ ...rest, items: data, total: total ?? results })),
);

export type SearchAnswer = z.output<typeof searchAnswer>;

/** Suggestions that are read at most (specification, section 9). */
const maximumSuggestions = 30;

const suggestion = z.union([name, item]);

/** A term, or a piece of content. */
export type Suggestion = string | Item;

/** Autocomplete (S2): `{ data: { status, results, data } }`, and the same without the outer `data`. */
export const suggestionsAnswer = z.pipe(
  z.transform((body: unknown) => {
    const inner = (body as { data?: unknown } | null | undefined)?.data;
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : body;
  }),
  z.pipe(
    z.object({ status, data: z.optional(z.unknown()) }).check(
      // Only an answer that reports an error may come without a list.
      z.refine((answer) => answer.status === 'error' || Array.isArray(answer.data)),
    ),
    z.transform(({ status, data }) => ({
      status,
      suggestions: status === 'error' ? [] : listOf(suggestion).parse(data).slice(0, maximumSuggestions),
    })),
  ),
);

export type SuggestionsAnswer = z.output<typeof suggestionsAnswer>;

/** Items by category (C1); `all` counts every one. */
export const searchCountAnswer = z.object({ counts: z.record(z.string(), number) });

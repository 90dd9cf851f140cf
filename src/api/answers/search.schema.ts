import * as z from 'zod';
import { facets, listed, name, number, oneOf } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';
import { item } from './item.schema.ts';

const status = oneOf(['error', 'ok'], 'ok');

/** Paged content search (S1). */
export const searchAnswer = schema(
  z.object({
    status,
    data: listed(zodOf(item)),
    results: number,
    total: number,
    facets,
    // A better spelling of the term, where nothing was found as it was typed.
    didYouMean: name.optional(),
  }),
);

/** Facet values and how often each occurs, by the facet's name. */
export type Facets = Output<typeof searchAnswer>['facets'];

/** Autocomplete (S2) as it comes: with an outer `data`, or without. */
export const suggestionsAnswer = schema(z.object({ status, data: z.unknown().optional() }));

/** Suggestions that are read at most (specification, section 9). */
const maximumSuggestions = 30;

/** What is suggested: terms and pieces of content. */
export const suggestionList = schema(listed(z.union([name, zodOf(item)])).max(maximumSuggestions));

/** A term, or a piece of content. */
export type Suggestion = Output<typeof suggestionList>[number];

/** Items by category (C1); `all` counts every one. */
export const searchCountAnswer = schema(z.object({ counts: z.record(z.string(), z.number()) }));

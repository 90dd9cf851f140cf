import { isObject } from '#src/schema/coerce.ts';
import type { Output } from '#src/schema/node.ts';
import { readValue, tryRead } from '#src/schema/read.ts';
import type { Item } from './item.schema.ts';
import { suggestionList, suggestionsAnswer, type searchAnswer, type Suggestion } from './search.schema.ts';

/** An answer of the paged search, with as much of each item as its reader wants. */
export type SearchAnswer<Found = Item> = Omit<Output<typeof searchAnswer>, 'data'> & {
  readonly data: readonly Found[];
};

/** What a page of the search holds. */
export interface SearchPage<Found = Item> extends Omit<SearchAnswer<Found>, 'data' | 'results'> {
  readonly items: readonly Found[];
}

/** The items of one page, and how many there are in all where the service says so. */
export function toSearchPage<Found>({
  data,
  results,
  total,
  ...rest
}: SearchAnswer<Found>): SearchPage<Found> {
  return { ...rest, items: data, total: total ?? results };
}

/** Suggestions, or that the service reports an error. */
export interface Suggestions {
  readonly status: 'error' | 'ok';
  readonly suggestions: readonly Suggestion[];
}

/**
 * The suggestions of an answer, with or without its outer `data` (contract, section 4). Undefined for one without a
 * list, unless it reports an error.
 */
export function toSuggestions(answer: Output<typeof suggestionsAnswer>): Suggestions | undefined {
  const { status, data } = isObject(answer.data)
    ? (tryRead(suggestionsAnswer, answer.data) ?? answer)
    : answer;
  if (status === 'error') return { status, suggestions: [] };
  return Array.isArray(data) ? { status, suggestions: readValue(suggestionList, data) } : undefined;
}

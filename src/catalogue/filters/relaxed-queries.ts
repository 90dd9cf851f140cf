import { queryOptions } from '@tanstack/react-query';
import { toSearchPage } from '#src/api/answers/search.ts';
import { searchAnswer } from '#src/api/answers/search.schema.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import type { Api } from '#src/session/useApi.ts';
import { valuesOf, withValues, type Chosen } from '../choices.ts';
import type { Facet } from '../facet.schema.ts';
import type { Question } from '../queries.ts';

/** A question with one thing fewer than was asked. */
export interface RelaxedQuery {
  readonly term: string;
  readonly chosen: Chosen;
  /** What is taken back: a choice, or the term. */
  readonly without: { readonly facet: Facet; readonly value: string } | 'term';
}

/** Questions that are tried: each is a call. */
const most = 3;

/** Questions that ask for a little less: without the term, and without each of the choices. */
export function relaxedQueries(
  facets: readonly Facet[],
  term: string,
  chosen: Chosen,
): readonly RelaxedQuery[] {
  const withoutOne = facets.flatMap((facet) => {
    const values = valuesOf(chosen, facet.name);
    return values.map((value): RelaxedQuery => {
      const others = values.filter((other) => other !== value);
      return { term, chosen: withValues(chosen, facet.name, others), without: { facet, value } };
    });
  });
  const withoutTerm: readonly RelaxedQuery[] = term === '' ? [] : [{ term: '', chosen, without: 'term' }];
  return [...withoutTerm, ...withoutOne].slice(0, most);
}

/**
 * How many items each question has (S1): `Infinity` where the service does not say how many, 0 where it gives no answer,
 * since then there is nothing to offer.
 */
export const relaxedCountsQuery = (api: Api, questions: readonly Omit<Question, 'pageSize'>[]) =>
  queryOptions({
    queryKey: ['relaxed', api.page.language, questions],
    queryFn: ({ signal }) =>
      Promise.all(
        questions.map(async ({ term, filters }) => {
          const call = pagedSearch({ locale: api.page.language, query: term, page: 0, pageSize: 1, filters });
          try {
            const { status, total, items } = toSearchPage(
              await api.fetchJson(call, searchAnswer, { signal }),
            );
            return status === 'error' || items.length === 0 ? 0 : (total ?? Infinity);
          } catch {
            return 0;
          }
        }),
      ),
    retry: false,
  });

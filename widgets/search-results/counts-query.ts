import { queryOptions } from '@tanstack/react-query';
import { searchCountAnswer } from '#src/api/answers/search.schema.ts';
import type { SearchParams } from '#src/api/call.ts';
import { searchCount } from '#src/api/search-endpoints.ts';
import type { Api } from '#src/session/useApi.ts';

/**
 * Items by category (C1); a failure leaves the tabs without counts.
 *
 * @param filters all of the search but those that the tabs and the order set
 */
export const resultCountsQuery = (api: Api, term: string, filters: SearchParams) =>
  queryOptions({
    queryKey: ['search-count', api.page.language, term, filters],
    queryFn: ({ signal }) =>
      api.fetchJson(searchCount(api.page.language, term, filters), searchCountAnswer, { signal }),
    retry: false,
  });

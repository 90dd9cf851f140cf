import { queryOptions } from '@tanstack/react-query';
import { suggestionsAnswer, type Suggestion } from '#src/api/answers/search.schema.ts';
import { toSuggestions } from '#src/api/answers/search.ts';
import { suggestions } from '#src/api/search-endpoints.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Api } from '#src/session/useApi.ts';

/**
 * Suggestions for a term (S2), asked once by all boxes of a page; an answer that reports an error is one that failed, and
 * is not kept (specification, section 8). Not repeated by itself: the next letter asks anew.
 */
export const suggestionsQuery = (api: Api, term: string) => {
  const { language } = api.page;
  return queryOptions({
    queryKey: ['suggestions', language, term],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => {
      const call = suggestions(language, term);
      const answer = toSuggestions(await api.fetchJson(call, suggestionsAnswer, { signal }));
      if (answer?.status !== 'ok') throw new ApiError('status error', { status: 200, url: call.address });
      return answer.suggestions;
    },
    retry: false,
  });
};

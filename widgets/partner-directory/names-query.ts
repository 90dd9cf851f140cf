import { queryOptions } from '@tanstack/react-query';
import type { Suggestion } from '#src/api/answers/search.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { listing } from '#src/partners/partner-endpoints.ts';
import { listingAnswer } from '#src/partners/partner.schema.ts';
import type { SuggestionsQuery } from '#src/search/useSuggestions.ts';

/** Names that are suggested. */
const most = 8;

/**
 * Names of companies for what is typed (D2), in Arabic and in Latin letters, each once. Names are everybody's: nothing else of
 * the answer is kept.
 */
export const namesQuery: SuggestionsQuery = (api, term) => {
  const { language } = api.page;
  return queryOptions({
    queryKey: ['suggestions', language, 'companies', term],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => {
      const call = { ...listing(language, { query: term, offset: 0, limit: most }), needsToken: false };
      const { status, data } = await api.fetchJson(call, listingAnswer, { signal });
      if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
      return [...new Set(data.map(({ companyName }) => companyName))];
    },
    retry: false,
  });
};

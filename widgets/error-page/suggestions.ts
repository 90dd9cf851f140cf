import { queryOptions } from '@tanstack/react-query';
import type { Item as FoundItem } from '#src/api/answers/item.schema.ts';
import { searchAnswer } from '#src/api/answers/search.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { ApiError } from '#src/api/errors.ts';
import { item as cardItem, type Item } from '#src/cards/item.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { isOffered, withOfferedTypes } from '#src/search/item-types.ts';
import type { Api } from '#src/session/useApi.ts';
import type { PathTerms } from './path-terms.ts';

/** How many suggestions are shown. */
export const maximumSuggestions = 4;

/**
 * Pages that fit the words of an address (S1). Where all its words find nothing, those of its last segment are asked
 * for; a failure is final, since the page stands where something fails already.
 */
export const suggestionsQuery = (api: Api, { all, last }: PathTerms) =>
  queryOptions({
    queryKey: ['path-suggestions', api.page.language, all, last],
    queryFn: async ({ signal }): Promise<readonly Item[]> => {
      const found = await ask(api, all, signal);
      return found.length > 0 || last === all ? found : ask(api, last, signal);
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

async function ask(api: Api, query: string, signal: AbortSignal): Promise<readonly Item[]> {
  const { language: locale, mode, url } = api.page;
  const filters = withOfferedTypes({}, mode);
  const call = pagedSearch({ locale, query, page: 0, pageSize: maximumSuggestions, filters });
  const { status, items } = toSearchPage(await api.fetchJson(call, searchAnswer, { signal }));
  if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
  const here = new URL(url).pathname;
  const leadsOn = ({ url: address, type }: FoundItem) =>
    isOffered(type, mode) && URL.parse(address, url)?.pathname !== here;
  return items
    .filter(leadsOn)
    .flatMap((found) => tryRead(cardItem, found) ?? [])
    .slice(0, maximumSuggestions);
}

import { queryOptions } from '@tanstack/react-query';
import { dictionaryAnswer } from './dictionary.schema.ts';
import { dictionary } from '#src/api/portal-endpoints.ts';
import type { Api } from '#src/session/useApi.ts';

/**
 * Wording of keys that answers hold, of facets and categories (A4), in the page's language; asked once a page. A key that
 * it does not know is shown as it is. To be asked on no author's page.
 */
export const dictionaryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dictionary', api.page.language],
    queryFn: ({ signal }) => api.fetchJson(dictionary(api.page.language), dictionaryAnswer, { signal }),
    staleTime: Infinity,
    retry: false,
  });

import { queryOptions } from '@tanstack/react-query';
import { itemsAnswer } from '#src/api/answers/full-item.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import type { Api } from '#src/session/useApi.ts';

/** What the search knows of the items with these ids (S1), in the page's language, with every field. */
export const copiesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['items', api.page.language, ids],
    queryFn: async ({ signal }) => {
      const at = { locale: api.page.language, query: '', page: 0, pageSize: ids.length };
      const call = pagedSearch({ ...at, filters: { id: ids } });
      const { data, status } = await api.fetchJson(call, itemsAnswer, { signal });
      // A service that does not know the filter answers with whatever it has: that says nothing of what is gone.
      if (status === 'error' || data.some(({ id }) => !ids.includes(id)))
        throw new ApiError('Unexpected answer', { status: 200, url: call.address });
      return data;
    },
    retry: false,
  });

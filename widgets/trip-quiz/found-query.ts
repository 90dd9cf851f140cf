import { queryOptions } from '@tanstack/react-query';
import { toSearchPage } from '#src/api/answers/search.ts';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { item as cardItem } from '#src/cards/item.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { isOffered, withOfferedTypes } from '#src/search/item-types.ts';
import type { Api } from '#src/session/useApi.ts';
import { foundAnswer } from './found.schema.ts';

/** As many as the search gives at once (conventions, S1): what fits best is chosen among them. */
const pageSize = 100;

/**
 * What has one of some tags (S1), as cards with their tags.
 *
 * @param filters further parameters of the search; `query` is its term
 */
export const foundQuery = (
  api: Api,
  tags: readonly string[],
  { query = '', ...params }: Readonly<Record<string, string>>,
) =>
  queryOptions({
    queryKey: ['trip-quiz', api.page.language, tags, query, params],
    queryFn: async ({ signal }) => {
      const { language, mode } = api.page;
      const filters = withOfferedTypes({ ...params, tags }, mode);
      const call = pagedSearch({ locale: language, query, page: 0, pageSize, filters });
      const { status, items } = toSearchPage(await api.fetchJson(call, foundAnswer, { signal }));
      if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
      const cards = items.flatMap(({ id, type, tags: its, ...rest }) => {
        const card = isOffered(type, mode) ? tryRead(cardItem, rest) : undefined;
        return card ? [{ ...card, key: `${type}/${id || rest.url}`, tags: its }] : [];
      });
      return [...new Map(cards.map((card) => [card.key, card])).values()];
    },
    enabled: api.page.cmsMode !== 'author',
    retry: false,
  });

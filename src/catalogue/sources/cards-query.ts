import { queryOptions } from '@tanstack/react-query';
import { searchAnswer } from '#src/api/answers/search.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { item as cardItem } from '#src/cards/item.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { isOffered, withOfferedTypes } from '#src/search/item-types.ts';
import { onceUnless } from '#src/session/unreachable.ts';
import type { Api } from '#src/session/useApi.ts';
import type { SourcedItem } from './card-list.ts';

/** What is asked for. */
interface Question {
  /** Parameters of the search; `query` is its term. */
  readonly filters: Readonly<Record<string, string>>;
  /** Categories of which an item must have one. */
  readonly categories: readonly string[] | undefined;
  readonly pageSize: number;
  /** From 0. */
  readonly page: number;
}

/** Some of what was found. */
export interface CardsPage {
  readonly items: readonly SourcedItem[];
  /** How many there are in all; undefined where the service does not say. */
  readonly total: number | undefined;
  readonly hasNext: boolean;
}

/** What a search finds as cards (S1); one without a title or an address is none. */
export const cardsQuery = (api: Api, question: Question) =>
  queryOptions({
    queryKey: ['cards', api.page.language, question],
    queryFn: async ({ signal }): Promise<CardsPage> => {
      const { language, mode } = api.page;
      const { filters, categories, pageSize, page } = question;
      const { query = '', ...params } = filters;
      const asked = withOfferedTypes({ ...params, ...(categories && { category: categories }) }, mode);
      const call = pagedSearch({ locale: language, query, page, pageSize, filters: asked });
      const { status, items, total } = toSearchPage(await api.fetchJson(call, searchAnswer, { signal }));
      if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
      return {
        items: items.flatMap(({ id, type, ...rest }) => {
          const card = isOffered(type, mode) ? tryRead(cardItem, rest) : undefined;
          return card ? [{ ...card, id, type }] : [];
        }),
        total,
        hasNext:
          items.length > 0 &&
          (total === undefined ? items.length >= pageSize : (page + 1) * pageSize < total),
      };
    },
    retry: onceUnless((error) => error.message.endsWith('status: error')),
  });

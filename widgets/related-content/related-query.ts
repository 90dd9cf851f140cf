import { queryOptions } from '@tanstack/react-query';
import { searchAnswer } from '#src/api/answers/search.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import type { SourcedItem } from '#src/catalogue/sources/card-list.ts';
import { cardsQuery } from '#src/catalogue/sources/cards-query.ts';
import { linkLanguage } from '#src/page/language.ts';
import type { Api } from '#src/session/useApi.ts';
import { isSamePath } from './recent-pages.ts';

/** What is to be found. */
export interface Question {
  /** Item whose categories, or whose region, decide. */
  readonly itemId: string | undefined;
  readonly by: 'categories' | 'region';
  /** Come before those of the item. */
  readonly categories: readonly string[];
  readonly exclude: readonly string[];
  readonly limit: number;
}

/** What is like an item, or has one of some categories (S1): in the page's language, without the page itself. */
export const relatedQuery = (api: Api, question: Question) =>
  queryOptions({
    queryKey: ['related', api.page.language, question],
    queryFn: async ({ signal, client }): Promise<readonly SourcedItem[]> => {
      const { itemId, by, categories, exclude, limit } = question;
      const { url, language } = api.page;
      const needsItem = itemId !== undefined && (by === 'region' || categories.length === 0);
      const item = needsItem ? await askKeys(api, itemId, signal) : undefined;
      const wanted = categories.length > 0 || by === 'region' ? categories : (item?.categories ?? []);
      const [region] = by === 'region' ? (item?.regions ?? []) : [];
      if (wanted.length === 0 && region === undefined) return [];
      const left = [...exclude, ...(itemId === undefined ? [] : [itemId])];
      const { items } = await client.fetchQuery(
        cardsQuery(api, {
          filters: {
            ...(region !== undefined && { region }),
            ...(left.length > 0 && { exclude: left.join() }),
          },
          categories: wanted.length > 0 ? wanted : undefined,
          // The page itself may be among them, by its address.
          pageSize: limit + 1,
          page: 0,
        }),
      );
      const isOther = ({ id, url: address = '' }: SourcedItem) =>
        !left.includes(id) &&
        !isSamePath(address, url) &&
        (linkLanguage(address, api.page) ?? language) === language;
      return items.filter(isOther).slice(0, limit);
    },
    retry: false,
  });

/** The keys of an item's categories and regions, as the search filters by them; its words where it names no keys. */
async function askKeys(api: Api, id: string, signal: AbortSignal) {
  const at = { locale: api.page.language, query: '', page: 0, pageSize: 1, filters: { id } };
  const { items, facets } = toSearchPage(await api.fetchJson(pagedSearch(at), searchAnswer, { signal }));
  const [item] = items;
  if (!item) return undefined;
  const keys = (name: string) => facets[name]?.flatMap(({ value, count }) => (count > 0 ? value : []));
  return { categories: keys('category') ?? item.categories, regions: keys('region') ?? [] };
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { itemsAnswer, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { pageAddress } from '#src/page/history.ts';
import { goTo, useAddressQuery } from '#src/catalogue/history.ts';
import type { Catalogue } from '#src/catalogue/useAnswers.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { readCompared, writeCompared } from './compared.ts';

/** The places that a visitor compares. */
export interface Compared {
  /** Those that are known, in the order in which they were chosen. */
  readonly items: readonly FullItem[];
  /** Ids that count as chosen: of places that are known, or on their way. */
  readonly ids: readonly string[];
  /** Some could not be asked for. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly add: (item: FullItem) => void;
  readonly remove: (id: string) => void;
}

/** Places by their ids (S1), with all their fields. */
const placesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', api.page.language, ids],
    queryFn: async ({ signal }) => {
      const filters = { type: 'place', id: ids };
      const call = pagedSearch({
        locale: api.page.language,
        query: '',
        page: 0,
        pageSize: ids.length,
        filters,
      });
      const { status, items } = toSearchPage(await api.fetchJson(call, itemsAnswer, { signal }));
      if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
      return items;
    },
    retry: false,
  });

/**
 * What is compared stands in the address of the page, so that reload, a shared link and Back bring it back; it replaces the
 * present entry of the history, since a press on its check box takes back a choice. Places that the list has not loaded are
 * asked for; those that nobody knows do not count.
 *
 * @param most as many as may be compared
 */
export function useCompared(
  { names, items: listed, status }: Pick<Catalogue<FullItem>, 'names' | 'items' | 'status'>,
  most: number,
): Compared {
  const api = useApi();
  const query = useAddressQuery();
  const [own, setOwn] = useState<readonly string[]>([]);
  /** Places that were seen: a list that is filtered loses them. */
  const [seen, setSeen] = useState<Readonly<Record<string, FullItem>>>({});
  const wanted = useMemo(
    () => (names ? readCompared(query, names.prefix, most) : own.slice(0, most)),
    [query, names, own, most],
  );

  const here = listed.filter(({ id }) => wanted.includes(id) && !Object.hasOwn(seen, id));
  if (here.length > 0) setSeen({ ...seen, ...Object.fromEntries(here.map((item) => [item.id, item])) });

  const isListed = status !== 'loading' && status !== 'idle';
  const missing = wanted.filter((id) => !Object.hasOwn(seen, id) && !here.some((item) => item.id === id));
  const asked = useQuery(
    useAfterHydration({
      ...placesQuery(api, missing),
      enabled: missing.length > 0 && isListed && api.page.cmsMode === 'publish',
    }),
  );

  const items = wanted.flatMap((id) => {
    const known = [...Object.values(seen), ...here, ...(asked.data ?? [])];
    return known.find((item) => item.id === id) ?? [];
  });
  const isUnknown = (id: string) => asked.isSuccess && !items.some((item) => item.id === id);
  const ids = wanted.filter((id) => !isUnknown(id));

  const set = (next: readonly string[]) => {
    if (names) goTo(writeCompared(pageAddress().search, names.prefix, next), 'replace');
    else setOwn(next);
  };
  return {
    items,
    ids,
    hasFailed: missing.length > 0 && asked.isError,
    retry: () => void asked.refetch(),
    add: (item) => set([...ids, item.id]),
    remove: (id) => set(ids.filter((other) => other !== id)),
  };
}

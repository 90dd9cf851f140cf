import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { itemsAnswer, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import type { Bounds } from '#src/geo/bounds.ts';
import { isOffered, withOfferedTypes } from '#src/search/item-types.ts';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useMemo } from 'react';

/** What is asked of the search service. */
interface Question {
  /** Parameters that the author wrote; undefined where the service is not asked. */
  readonly filters: Readonly<Record<string, string>> | undefined;
  readonly term: string;
  /** Undefined for the whole country. */
  readonly area: Bounds | undefined;
}

/** What the search service has found. */
export interface Found {
  readonly items: readonly FullItem[];
  /** How many there are, beyond those that one answer holds. */
  readonly total: number;
  readonly state: 'idle' | 'loading' | 'found' | 'failed' | 'offline';
  readonly retry: () => void;
}

/** Places of one answer: as many as the service gives (S1). */
const most = 100;
const none: readonly FullItem[] = [];

/** Places that the search service finds in an area. While it is asked anew, those of the area before stay. */
export function useFoundPlaces({ filters, term, area }: Question): Found {
  const api = useApi();
  const { page } = api;
  const { query = '', ...others } = filters ?? {};
  const call = pagedSearch({
    locale: page.language,
    query: term || query,
    page: 0,
    pageSize: most,
    filters: withOfferedTypes({ ...others, ...(area && { bounds: boundsText(area) }) }, page.mode),
  });
  const results = useQuery(
    useAfterHydration({
      queryKey: ['map', call],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const answer = toSearchPage(await api.fetchJson(call, itemsAnswer, { signal }));
        if (answer.status === 'error')
          throw new ApiError('status: error', { status: 200, url: call.address });
        return answer;
      },
      enabled: filters !== undefined && page.cmsMode === 'publish',
      placeholderData: keepPreviousData,
    }),
  );
  const { error } = results;
  // Another widget may have asked the same.
  const data = filters === undefined ? undefined : results.data;
  const items = useMemo(
    () => data?.items.filter(({ type }) => isOffered(type, page.mode)) ?? none,
    [data, page.mode],
  );
  return {
    items,
    total: data?.total ?? items.length,
    state:
      filters === undefined
        ? 'idle'
        : data
          ? 'found'
          : isUnreachable(results.error)
            ? 'offline'
            : error
              ? 'failed'
              : 'loading',
    retry: () => void results.refetch(),
  };
}

/** To four decimals, some ten metres. */
const boundsText = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(4)).join();

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fullItem, itemsAnswer, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { toPoint } from '#src/geo/distance.ts';
import { readValue } from '#src/schema/read.ts';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { nearest, type NearItem } from './nearest.ts';
import type { Origin } from './useOrigin.ts';
import type { Config } from './widget.ts';

/** What is near. */
interface Nearby {
  readonly state: 'loading' | 'found' | 'failed' | 'offline';
  /** The nearest first; those of the page stay where the service does not answer. */
  readonly items: readonly NearItem[];
  readonly retry: () => void;
}

/** Km that a rounded point (`toPoint`) may lie off. */
const rounding = 1;

/** What stands somewhere: a tour or a guide is near no place. */
const types = ['place', 'activity', 'event', 'stay', 'dining'];

/** What an item of the service has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** The path of an address; a CMS serves a page with `.html` and without. */
const pathOf = (address: string | URL | null): string | undefined =>
  address === null ? undefined : new URL(address).pathname.replace(/\.html$/, '');

/** Items that the author wrote, those of the author's categories. */
function useWritten({ items, categories }: Config): readonly FullItem[] {
  return useMemo(
    () =>
      items
        .map((item): FullItem => ({ ...blank, ...item, url: item.url ?? item.ctaLink }))
        .filter(
          (item) =>
            categories.length === 0 ||
            categories.some((key) => item.categories.includes(key) || item.tags.includes(key)),
        ),
    [items, categories],
  );
}

/**
 * What is within a radius around an origin: items of the page, and what the search finds. The service is told where a visitor
 * is to about a kilometre.
 *
 * @param radius in km
 */
export function useNearby(config: Config, origin: Origin | undefined, radius: number): Nearby {
  const { source, categories, limit } = config;
  const api = useApi();
  const { page } = api;
  const written = useWritten(config);
  const isVisitor = origin?.kind === 'visitor';
  const { latitude, longitude } = origin?.point ?? {};
  const point = origin && (isVisitor ? toPoint(origin.point) : `${latitude},${longitude}`);
  const isAsking = source === 'search' && page.cmsMode === 'publish';
  const call = pagedSearch({
    locale: page.language,
    query: '',
    page: 0,
    // One may be the page's own.
    pageSize: limit + 1,
    filters: {
      type: types,
      point,
      radius: isVisitor ? radius + rounding : radius,
      sort: 'distance',
      ...(categories.length > 0 && { category: categories }),
    },
  });
  const answer = useQuery(
    useAfterHydration({
      queryKey: ['nearby', call],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { status, items } = toSearchPage(await api.fetchJson(call, itemsAnswer, { signal }));
        if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
        return items;
      },
      enabled: isAsking && point !== undefined,
      retry: false,
    }),
  );
  // Another widget may have asked the same.
  const data = isAsking ? answer.data : undefined;

  const items = useMemo(() => {
    if (!origin) return [];
    const own = pathOf(page.url);
    const isOwn = ({ url }: FullItem) => url !== undefined && pathOf(URL.parse(url, page.url)) === own;
    const others = [...written, ...(data ?? [])].filter((item) => !isOwn(item));
    return nearest(others, { from: origin.point, radius, limit });
  }, [origin, data, written, page, radius, limit]);

  return { state: stateOf(), items, retry: () => void answer.refetch() };

  function stateOf(): Nearby['state'] {
    if (!isAsking || data) return 'found';
    if (isUnreachable(answer.error)) return 'offline';
    return answer.error ? 'failed' : 'loading';
  }
}

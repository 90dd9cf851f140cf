import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Item } from '#src/api/answers/item.schema.ts';
import type { Facets } from '#src/api/answers/search.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { useApi } from '#src/session/useApi.ts';
import { goTo, useAddressQuery } from '#src/search/results-history.ts';
import { resultCountsQuery, resultsQuery, type Question } from '#src/search/results-queries.ts';
import { isOffered, withOfferedTypes } from '#src/search/item-types.ts';
import { readResultsState, writeResultsState, type ResultsState } from '#src/search/results-state.ts';
import { usePage } from '#src/widget/context.ts';
import { allKey, readChoices, tabCounts, toFilters, type Choices, type TabCounts } from './choices.ts';
import type { Config } from './widget.ts';

/** How the question that the address asks stands. */
export type SearchStatus = 'idle' | 'loading' | 'found' | 'nothing' | 'failed' | 'offline';

/** What is found for the page's address, and the ways on from there. */
export interface Results {
  readonly status: SearchStatus;
  readonly term: string;
  readonly choices: Choices;
  /** The question without its page: another one has other results. */
  readonly key: string;
  /** What is shown is that of the question before; the answer to this one is on its way. */
  readonly isOld: boolean;
  readonly items: readonly Item[];
  /** How many there are, where the service says so. */
  readonly total: number | undefined;
  /** Values of the filters, as the service counts them. */
  readonly facets: Facets;
  /** Items by category; undefined until known, and where the service does not say. */
  readonly counts: TabCounts | undefined;
  /** The counts are on their way. */
  readonly isCounting: boolean;
  readonly didYouMean: string | undefined;
  /** Number of the page that is shown, or of the last one in the list, from 1; and of the last there is. */
  readonly page: number;
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** What was asked for last waits for the connection to come back. */
  readonly isWaiting: boolean;
  readonly hasMoreFailed: boolean;
  /** Query of this page's address with other choices; the page begins anew unless it is given. */
  readonly addressOf: (change: Partial<ResultsState>) => string;
  /** Goes there in place. */
  readonly change: (change: Partial<ResultsState>) => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const none: Facets = {};

/** Asks what the page's address asks, and keeps asking as it changes. Asks nothing on an author's page. */
export function useResults(config: Config): Results {
  const { pageSize, paging, categories } = config;
  const api = useApi();
  const { cmsMode, mode } = usePage();
  const query = useAddressQuery();
  const state = useMemo(() => readResultsState(query), [query]);
  const choices = useMemo(() => readChoices(config, state), [config, state]);
  const isOnePage = paging === 'numbers';
  const isAsking = state.term !== '' && cmsMode === 'publish';

  const question: Question = { term: state.term, pageSize, filters: toFilters(choices, mode) };
  const start = isOnePage ? { page: state.page - 1, count: 1 } : { page: 0, count: state.page };
  const results = useInfiniteQuery({
    ...resultsQuery(api, question, start, isOnePage),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    ...resultCountsQuery(api, state.term, withOfferedTypes(choices.facets, mode)),
    enabled: isAsking && categories.length > 0,
  });

  const loaded = useMemo(() => results.data?.pages.flat() ?? [], [results.data]);
  const { isPlaceholderData: isOld, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = results;
  const shown = useMemo(
    () => (isOnePage || isOld ? loaded : loaded.slice(0, state.page)),
    [loaded, isOnePage, isOld, state.page],
  );
  const items = useMemo(() => {
    const offered = shown.flatMap((page) => page.items.filter(({ type }) => isOffered(type, mode)));
    return withoutDoubles(offered);
  }, [shown, mode]);
  const [first] = loaded;
  const last = shown.at(-1);
  const hasMore = last?.hasNext === true;
  const total = loaded.at(-1)?.total ?? (hasMore ? undefined : items.length);

  const isBehind = !isOnePage && !isOld && loaded.length < state.page && hasNextPage;
  useEffect(() => {
    if (isBehind && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isBehind, isFetching, isFetchNextPageError, fetchNextPage]);

  const { error } = results;
  useEffect(() => {
    if (error) console.error(`tourism-widgets: search-results: ${error.message}`);
  }, [error]);

  const addressOf = (change: Partial<ResultsState>) =>
    writeResultsState(query, { ...state, page: 1, ...change });

  return {
    status: statusOf(),
    term: state.term,
    choices,
    key: JSON.stringify(question),
    isOld,
    items,
    total,
    facets: first?.facets ?? none,
    counts:
      counts.data &&
      tabCounts(
        counts.data.counts,
        config,
        choices.category ?? allKey,
        isOld || !results.data ? undefined : total,
      ),
    isCounting: counts.isLoading,
    didYouMean: first?.didYouMean,
    page: isOnePage ? (last?.page ?? 0) + 1 : shown.length,
    pages: Math.ceil((total ?? 0) / pageSize),
    hasMore,
    isLoadingMore: isBehind && !isFetchNextPageError,
    isWaiting: results.fetchStatus === 'paused',
    hasMoreFailed: isFetchNextPageError,
    addressOf,
    change(change) {
      const to = addressOf(change);
      // As a browser does with a link to the page that it shows: Back is not to lead to the same again.
      goTo(to, to === query ? 'replace' : 'push');
    },
    loadMore() {
      if (isFetchNextPageError) void fetchNextPage();
      else goTo(addressOf({ page: shown.length + 1 }), 'replace');
    },
    retry: () => void results.refetch(),
  };

  function statusOf(): SearchStatus {
    if (state.term === '') return 'idle';
    if (results.data) return items.length > 0 ? 'found' : 'nothing';
    const isOffline =
      results.fetchStatus === 'paused' || (error && isWithoutAnswer(error) && !navigator.onLine);
    if (isOffline) return 'offline';
    return error ? 'failed' : 'loading';
  }
}

const isWithoutAnswer = (error: Error) => error instanceof ApiError && error.status === 0;

/** A service that answers while its index changes may name an item on two pages. */
function withoutDoubles(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter(({ id, url, title }) => {
    const key = id || url || title;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

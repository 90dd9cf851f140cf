import { toJson } from '#src/text/json.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Facets } from '#src/api/answers/search.schema.ts';
import type { SearchParams } from '#src/api/call.ts';
import type { Mode } from '#src/page/page.ts';
import { isOffered, withOfferedTypes } from '#src/search/item-types.ts';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useScope } from '#src/widget/context.ts';
import { withoutDoubles, type ListItem } from './items.ts';
import { keepOfSource, resultsQuery, type Question, type Source } from './queries.ts';
import type { AddressedChoices, Choices } from './useChoices.ts';

/** How the question that the address asks stands. */
export type CatalogueStatus = 'idle' | 'loading' | 'found' | 'nothing' | 'failed' | 'offline';

/** What is found for a list, and the ways on from there. */
export interface Catalogue<Item = ListItem> extends Pick<
  AddressedChoices,
  'term' | 'choices' | 'names' | 'addressOf' | 'change'
> {
  readonly status: CatalogueStatus;
  /** What the service's answer does while the widget's own items are shown without it; undefined where nothing is missing. */
  readonly missing?: 'loading' | 'failed' | 'offline' | undefined;
  /** The question without its page: another one has other results. */
  readonly key: string;
  /** The items shown answer the question before; the answer to this one has not come yet. */
  readonly isOld: boolean;
  readonly items: readonly Item[];
  /** How many there are, where the service says so. */
  readonly total: number | undefined;
  /** Values of the facets, as they are counted. */
  readonly facets: Facets;
  readonly didYouMean: string | undefined;
  /** Number of the page that is shown, or of the last one in the list, from 1; and of the last there is. */
  readonly page: number;
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The device is offline: the last call is made again once it is online. */
  readonly isWaiting: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** What a list asks its source. */
export interface AnswerOptions<Item> {
  readonly source: Source<Item>;
  /** Beside the term; undefined where the source is not asked. */
  readonly filters: SearchParams | undefined;
  readonly pageSize: number;
  /** `more` grows the list, `numbers` shows one page at a time. */
  readonly paging: 'more' | 'numbers';
  /** Whole pages that stand before those of the service. */
  readonly pagesBefore?: number;
}

/** Choices as the search service takes them (S1). Relevance is its own order. */
export const toFilters = (
  { facets, sort }: { readonly facets: SearchParams; readonly sort: Choices['sort'] },
  mode: Mode,
): SearchParams => ({
  ...withOfferedTypes(facets, mode),
  ...(sort !== undefined && sort !== 'relevance' && { sort }),
});

const noFacets: Facets = {};

/** Asks what the page's address asks, and keeps asking as it changes. Asks nothing on an author's page. */
export function useAnswers<Item extends ListItem>(
  { state, isPending, term, choices, names, addressOf, change }: AddressedChoices,
  { source, filters, pageSize, paging, pagesBefore = 0 }: AnswerOptions<Item>,
): Catalogue<Item> {
  const { page, name } = useScope();
  const isAsking = filters !== undefined && page.cmsMode === 'publish' && !isPending;

  const question: Question = { term, pageSize, filters: filters ?? {} };
  const isOnePage = paging === 'numbers';
  const needed = Math.max(1, state.page - pagesBefore);
  const start = isOnePage ? { page: state.page - 1, count: 1 } : { page: 0, count: needed };
  const query = resultsQuery(source, page.language, question, start, isOnePage);
  const results = useInfiniteQuery(
    useAfterHydration({
      ...query,
      enabled: isAsking,
      ...(isAsking && { placeholderData: keepOfSource(query.queryKey) }),
    }),
  );

  const isAway = isUnreachable(results.error);
  const answer = useKept(results.data, query.queryKey, isAway);
  // Another list may have asked the same, while this one does not know its question yet.
  const data = isPending ? undefined : answer;
  const loaded = useMemo(() => data?.pages.flat() ?? [], [data]);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = results;
  const isOld = results.isPlaceholderData || (!results.data && data !== undefined);
  const shown = useMemo(
    () => (isOnePage || isOld ? loaded : loaded.slice(0, needed)),
    [loaded, isOnePage, isOld, needed],
  );
  const items = useMemo(
    () =>
      withoutDoubles(shown.flatMap((part) => part.items.filter(({ type }) => isOffered(type, page.mode)))),
    [shown, page.mode],
  );
  const [first] = loaded;
  const last = shown.at(-1);
  const hasMore = last?.hasNext === true;
  const total = loaded.at(-1)?.total ?? (hasMore ? undefined : items.length);

  const isBehind = !isOnePage && !isOld && loaded.length < needed && hasNextPage;
  useEffect(() => {
    if (isBehind && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isBehind, isFetching, isFetchNextPageError, fetchNextPage]);

  const { error } = results;
  useEffect(() => {
    if (error && !isUnreachable(error)) console.error(`tourism-widgets: ${name}: ${error.message}`);
  }, [error, name]);

  return {
    term,
    choices,
    names,
    addressOf,
    change,
    status: statusOf(),
    key: toJson(question),
    isOld,
    items,
    total,
    facets: first?.facets ?? noFacets,
    didYouMean: first?.didYouMean,
    page: isOnePage ? (last?.page ?? 0) + 1 : shown.length,
    pages: Math.ceil((total ?? 0) / pageSize),
    hasMore,
    isLoadingMore: isBehind && !isFetchNextPageError,
    isWaiting: isAway,
    hasMoreFailed: isFetchNextPageError && !isAway,
    loadMore() {
      if (isFetchNextPageError) void fetchNextPage();
      else change({ page: pagesBefore + shown.length + 1 }, 'replace');
    },
    retry: () => void results.refetch(),
  };

  function statusOf(): CatalogueStatus {
    if (filters === undefined) return 'idle';
    if (data) return items.length > 0 ? 'found' : 'nothing';
    if (isPending) return 'loading';
    if (isAway) return 'offline';
    return error ? 'failed' : 'loading';
  }
}

/** The present answer; while the device is offline the last one, unless another visitor or another service has given it. */
function useKept<Data>(
  data: Data | undefined,
  queryKey: readonly unknown[],
  isAway: boolean,
): Data | undefined {
  const [kept, setKept] = useState({ data, queryKey });
  if (data && data !== kept.data) setKept({ data, queryKey });
  return data ?? (isAway ? keepOfSource(queryKey)(kept.data, kept) : undefined);
}

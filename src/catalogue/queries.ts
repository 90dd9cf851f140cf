import { infiniteQueryOptions } from '@tanstack/react-query';
import { toSearchPage, type SearchAnswer, type SearchPage } from '#src/api/answers/search.ts';
import type { SearchParams } from '#src/api/call.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import type { Schema } from '#src/schema/node.ts';
import { personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';

/** Where a list's items come from, and as much of each as the list shows. */
export interface Source<Item> {
  readonly api: Api;
  readonly schema: Schema<SearchAnswer<Item>>;
  /** Tells answers apart in which items have more fields and fewer. */
  readonly detail: 'brief' | 'full';
  /** Whose own the answer is, where it is not the same for everybody. It is asked for with the user's token. */
  readonly user?: User | undefined;
}

/** What a paged search asks for. */
export interface Question {
  readonly term: string;
  /** Filters and order, by parameter. */
  readonly filters: SearchParams;
  readonly pageSize: number;
}

/** Pages that are asked for together; `page` counts from 0. */
interface Stretch {
  readonly page: number;
  readonly count: number;
}

/** One page of what was found. */
export interface ResultsPage<Item> extends SearchPage<Item> {
  /** Its number, from 0: the last one where a later one was asked for. */
  readonly page: number;
  /** Whether there is one after it. */
  readonly hasNext: boolean;
}

/** Pages that a restored address brings back at most: beyond that visitors go on by hand. */
const maximumRestored = 20;

/** An answer whose status is an error is none. It is not asked for again by itself: the service has said no. */
const refusal = 'status: error';

/**
 * What is found (S1). Pages come one by one, but for those that an address brings back, which come together.
 *
 * @param start pages that are asked for first
 * @param isOnePage whether each page stands alone, in place of growing the list
 */
export const resultsQuery = <Item>(
  source: Source<Item>,
  question: Question,
  start: Stretch,
  isOnePage: boolean,
) =>
  infiniteQueryOptions({
    queryKey: [
      ...(source.user ? personalKey(source.user) : []),
      'results',
      source.api.page.language,
      source.detail,
      question,
      isOnePage ? start.page : 'all',
    ],
    queryFn: ({ pageParam, signal }) => askStretch(source, question, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (pages): Stretch | undefined => {
      const last = pages.at(-1);
      return last?.hasNext ? { page: last.page + 1, count: 1 } : undefined;
    },
    retry: (failures, error) => failures < 1 && !error.message.endsWith(refusal),
  });

async function askStretch<Item>(
  source: Source<Item>,
  question: Question,
  { page, count }: Stretch,
  signal: AbortSignal,
): Promise<readonly ResultsPage<Item>[]> {
  const first = await askPage(source, question, page, signal);
  if (first.items.length === 0 && page > 0) {
    // Beyond the end: the last page there is.
    const last = Math.max(0, Math.ceil((first.total ?? 0) / question.pageSize) - 1);
    return [await askPage(source, question, Math.min(last, page - 1), signal)];
  }
  const further = Math.min(count, maximumRestored) - 1;
  if (first.total === undefined) return askOneByOne(source, question, first, further, signal);
  const left = Math.ceil(first.total / question.pageSize) - page - 1;
  const numbers = Array.from(
    { length: Math.max(0, Math.min(further, left)) },
    (_, index) => page + 1 + index,
  );
  return [first, ...(await Promise.all(numbers.map((number) => askPage(source, question, number, signal))))];
}

/** A service that does not say how much it has found is asked until a page is not full. */
async function askOneByOne<Item>(
  source: Source<Item>,
  question: Question,
  first: ResultsPage<Item>,
  further: number,
  signal: AbortSignal,
): Promise<readonly ResultsPage<Item>[]> {
  const pages = [first];
  for (let last = first; last.hasNext && pages.length <= further; pages.push(last)) {
    // Each answer says whether there is another: they cannot be asked for together.
    // oxlint-disable-next-line no-await-in-loop
    last = await askPage(source, question, last.page + 1, signal);
  }
  return pages;
}

async function askPage<Item>(
  { api, schema, user }: Source<Item>,
  { term, filters, pageSize }: Question,
  page: number,
  signal: AbortSignal,
): Promise<ResultsPage<Item>> {
  const call = pagedSearch({ locale: api.page.language, query: term, page, pageSize, filters });
  const answer = toSearchPage(
    await api.fetchJson(user ? { ...call, needsToken: true } : call, schema, { signal }),
  );
  if (answer.status === 'error') throw new ApiError(refusal, { status: 200, url: call.address });
  const { items, total } = answer;
  const isFull = items.length >= pageSize;
  return {
    ...answer,
    page,
    hasNext: items.length > 0 && (total === undefined ? isFull : (page + 1) * pageSize < total),
  };
}

import { infiniteQueryOptions } from '@tanstack/react-query';
import { toSearchPage, type SearchAnswer, type SearchPage } from '#src/api/answers/search.ts';
import type { SearchParams } from '#src/api/call.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Schema } from '#src/schema/node.ts';
import { toJson } from '#src/text/json.ts';
import { personalKey } from '#src/session/queries.ts';
import { onceUnless } from '#src/session/unreachable.ts';
import type { Api } from '#src/session/useApi.ts';
import { listOf } from '#src/text/list-of.ts';

/** Where a list's items come from. */
export interface Source<Item> {
  /** Tells its answers from those of other sources, also where its items have more fields or fewer. */
  readonly name: string;
  /** It is the search service, which other questions may be put to as well. */
  readonly isSearch?: true;
  /** Whose own the answer is, where it is not the same for everybody. */
  readonly user?: User | undefined;
  /** Asks for one page, which counts from 0. An answer that says of itself that it is an error is none. */
  readonly ask: (question: Question, page: number, signal: AbortSignal) => Promise<SearchPage<Item>>;
}

/** The search service (S1), and as much of each item as a list shows. */
export const searchSource = <Item>(
  api: Api,
  schema: Schema<SearchAnswer<Item>>,
  name: 'brief' | 'full',
  user?: User,
): Source<Item> => ({
  name,
  isSearch: true,
  user,
  async ask({ term, filters, pageSize }, page, signal) {
    const call = pagedSearch({ locale: api.page.language, query: term, page, pageSize, filters });
    const answer = toSearchPage(
      // What is somebody's own is asked for with the user's token.
      await api.fetchJson(user ? { ...call, needsToken: true } : call, schema, { signal }),
    );
    if (answer.status === 'error') throw new ApiError(refusal, { status: 200, url: call.address });
    return answer;
  },
});

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
 * What is found. Pages come one by one, but for those that an address brings back, which come together.
 *
 * @param language of the answers
 * @param start pages that are asked for first
 * @param isOnePage whether each page stands alone, in place of growing the list
 */
export const resultsQuery = <Item>(
  source: Source<Item>,
  language: Language,
  question: Question,
  start: Stretch,
  isOnePage: boolean,
) =>
  infiniteQueryOptions({
    queryKey: [
      ...(source.user ? personalKey(source.user) : []),
      'results',
      language,
      source.name,
      question,
      isOnePage ? start.page : 'all',
    ],
    queryFn: ({ pageParam, signal }) => askStretch(source, question, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (pages): Stretch | undefined => {
      const last = pages.at(-1);
      return last?.hasNext ? { page: last.page + 1, count: 1 } : undefined;
    },
    retry: onceUnless((error) => error.message.endsWith(refusal)),
  });

/** Whose answers a query of `resultsQuery` has, and of which service, without what was asked. */
const sourceOf = (key: readonly unknown[]): string => toJson(key.slice(0, -2));

/**
 * Keeps the answer to the question before until another one is there (`placeholderData`). What another visitor was answered, or
 * another service, goes at once.
 *
 * @param key of the query that is asked
 */
export const keepOfSource =
  (key: readonly unknown[]) =>
  <Data>(
    data: Data | undefined,
    before: { readonly queryKey: readonly unknown[] } | undefined,
  ): Data | undefined =>
    before && sourceOf(before.queryKey) === sourceOf(key) ? data : undefined;

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
  const numbers = listOf(Math.max(0, Math.min(further, left)), (index) => page + 1 + index);
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
  source: Source<Item>,
  question: Question,
  page: number,
  signal: AbortSignal,
): Promise<ResultsPage<Item>> {
  const answer = await source.ask(question, page, signal);
  const { items, total } = answer;
  const { pageSize } = question;
  const isFull = items.length >= pageSize;
  return {
    ...answer,
    page,
    hasNext: items.length > 0 && (total === undefined ? isFull : (page + 1) * pageSize < total),
  };
}

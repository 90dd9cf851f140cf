import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Call, SearchParams } from '#src/api/call.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Schema } from '#src/schema/node.ts';
import { isUnreachable, onceUnless } from '#src/session/unreachable.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { writeSort } from './sort.ts';
import type { TableState } from './useTableState.ts';

/** A page of a service's rows. */
interface RowsAnswer {
  readonly items: readonly unknown[];
  /** How many there are on all pages, where the service says so. */
  readonly total?: number | undefined;
}

interface Options<Answer> {
  /** Of the query. */
  readonly name: string;
  readonly state: TableState;
  readonly pageSize: number;
  /** What is asked for beside page, size and order; undefined as long as that is not known. */
  readonly asked: SearchParams | undefined;
  /** Makes the call; undefined where the site names nobody to ask. */
  readonly call: ((query: SearchParams) => Call) | undefined;
  readonly answer: Schema<Answer>;
  /** What of the question the address does not hold: with another one the pages begin anew. */
  readonly ownTerm?: string;
}

/** An answer, and the page that was asked for. */
interface Page<Answer> {
  readonly page: number;
  readonly answer: Answer;
}

/** The rows of a table that a service pages, sorts and filters. */
export interface ServerRows<Answer extends RowsAnswer> {
  /** `none`: nobody is asked, since the visitor is not signed in or the page is an author's; `refused`: the service says no. */
  readonly status: 'none' | 'loading' | 'ready' | 'refused' | 'failed' | 'offline';
  /** The rows answer the question before; the answer to this one has not come yet. */
  readonly isOld: boolean;
  /** The whole answer that the rows are from. */
  readonly answer: Answer | undefined;
  readonly rows: Answer['items'];
  readonly total: number;
  /** The page whose rows these are, from 1, and how many there are. */
  readonly page: number;
  readonly pages: number;
  /** Asks again. */
  readonly retry: () => void;
}

/**
 * Asks a service for the rows of a table, as the address of the page says, with the token of whoever is signed in. The answer is
 * the visitor's own: it is kept in memory alone and forgotten with the session. An answer that comes after a newer question is
 * dropped. Until the next answer has come the rows before it stay.
 */
export function useServerTable<Answer extends RowsAnswer>({
  name,
  state,
  pageSize,
  asked,
  call,
  answer: schema,
  ownTerm = '',
}: Options<Answer>): ServerRows<Answer> {
  const api = useApi();
  const { user } = useUser();
  /** The term whose pages the address counts. */
  const [counted, setCounted] = useState(ownTerm);
  if (counted !== ownTerm && state.page === 1) setCounted(ownTerm);
  const number = counted === ownTerm ? state.page : 1;
  const question = { ...asked, page: number, size: pageSize, sort: state.sort && writeSort(state.sort) };
  const mayAsk = isAsked(api, user);
  const results = useQuery(
    useAfterHydration({
      queryKey: personalKey(user, name, question),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Page<Answer>> => {
        if (!call) throw new ApiError('Bad address', { status: 0, url: '' });
        return { page: number, answer: await api.fetchJson(call(question), schema, { signal }) };
      },
      enabled: mayAsk && asked !== undefined && !state.isPending,
      // What was another visitor's is never shown, and nothing once the session has ended.
      placeholderData: (before: Page<Answer> | undefined) => (mayAsk ? before : undefined),
      retry: onceUnless((reason) => call === undefined || isRefusal(reason)),
    }),
  );

  const { data, error } = results;
  const shown = mayAsk ? data : undefined;
  const rows: Answer['items'] = shown?.answer.items ?? [];
  const page = shown?.page ?? number;
  const known = shown?.answer.total ?? (page - 1) * pageSize + rows.length;
  const pages = Math.max(1, Math.ceil(known / pageSize));

  const { setPage } = state;
  const goTo = useEffectEvent((to: number) => setPage(to, 'replace'));
  useEffect(() => {
    if (counted !== ownTerm) goTo(1);
  }, [counted, ownTerm]);
  const isBeyond = shown !== undefined && !results.isPlaceholderData && rows.length === 0 && page > pages;
  useEffect(() => {
    if (isBeyond) goTo(pages);
  }, [isBeyond, pages]);

  return {
    status: statusOf(),
    isOld: results.isPlaceholderData,
    answer: shown?.answer,
    rows,
    total: known,
    page,
    pages,
    retry: () => void results.refetch(),
  };

  function statusOf(): ServerRows<Answer>['status'] {
    if (!mayAsk) return 'none';
    // The rows before a failed question do not answer it.
    if (error && !results.isFetching)
      return isRefusal(error) ? 'refused' : isUnreachable(error) ? 'offline' : 'failed';
    return shown && !isBeyond ? 'ready' : 'loading';
  }
}

/** Whether the service has said that this visitor may not ask. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

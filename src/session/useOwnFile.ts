import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownAddress } from '#src/api/own-address.ts';
import { useScope } from '#src/widget/context.ts';
import { isUnreachable } from './unreachable.ts';
import { useAfterHydration } from './useAfterHydration.ts';
import { useApi } from './useApi.ts';

/** A file that an author names, and how it is read. */
interface FileToRead<Data> {
  /** Begins the key of the query. */
  readonly key: string;
  readonly address: string | undefined;
  /** Bytes that are taken. */
  readonly maximumBytes: number;
  /** Reads its text. */
  readonly read: (text: string, signal: AbortSignal) => Promise<Data>;
}

/** What came of a file. */
export interface OwnFile<Data> {
  readonly data: Data | undefined;
  /** That of the call, or of `read`. */
  readonly error: Error | null;
  readonly status: 'ready' | 'loading' | 'failed' | 'offline';
  /** Asks again; absent where nothing has failed. */
  readonly onRetry: (() => void) | undefined;
  /** What the field of its address should have held; undefined where a call may go there. */
  readonly expected: string | undefined;
  /** In author mode a file on another origin than the page's own is not. */
  readonly isAsked: boolean;
}

/** Reads a text file that an author names in an own address of a widget (`ownAddress`), once a page. */
export function useOwnFile<Data>({ key, address, maximumBytes, read }: FileToRead<Data>): OwnFile<Data> {
  const api = useApi();
  const { name } = useScope();
  const { page } = api;
  const { call, expected } = address === undefined ? {} : ownAddress(page, address);
  const isAsked =
    call !== undefined &&
    (page.cmsMode !== 'author' || new URL(call.address).origin === new URL(page.url).origin);
  const query = useQuery(
    useAfterHydration(
      queryOptions({
        queryKey: [key, call?.address],
        queryFn: async ({ signal }) =>
          read(await api.fetchText({ method: 'GET', ...call! }, { signal, maximumBytes }), signal),
        enabled: isAsked,
        retry: false,
      }),
    ),
  );
  const { data, error, refetch } = query;
  useEffect(() => {
    if (error) console.error(`tourism-widgets: ${name}: ${error.message}`);
  }, [error, name]);

  const failed = isUnreachable(query.error) ? 'offline' : error ? 'failed' : undefined;
  return {
    data,
    error,
    status: data || !isAsked ? 'ready' : (failed ?? 'loading'),
    onRetry: failed && !data ? () => void refetch() : undefined,
    expected,
    isAsked,
  };
}

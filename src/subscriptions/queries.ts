import { queryOptions, useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { subscriptionsAnswer, type Subscriptions } from './subscriptions.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { subscriptions } from './subscription-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { personalKey } from '#src/session/queries.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { onceUnless } from '#src/session/unreachable.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';

/** What both queries have in common: what was refused is not asked again. */
const options = {
  retry: onceUnless((error) => error instanceof ApiError && error.status >= 400 && error.status < 500),
  // The components that show them do not observe the cache.
  gcTime: Infinity,
} as const;

/**
 * The visitor's subscriptions (N1; conventions, "Shared queries"): one fetch a page, whoever asks, and forgotten with the
 * session. Nobody is asked for an anonymous visitor, nor on an author's page.
 */
export const subscriptionsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'subscriptions'),
    queryFn: ({ signal }) => api.fetchJson(subscriptions(api.page.language), subscriptionsAnswer, { signal }),
    enabled: user !== null && api.page.cmsMode !== 'author',
    ...options,
  });

/** The subscriptions of the reader of a mail, by its token alone: nothing of whoever is signed in here. */
const mailedSubscriptionsQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['mailed-subscriptions', token],
    queryFn: ({ signal }) =>
      api.fetchJson(subscriptions(api.page.language, token), subscriptionsAnswer, { signal }),
    // Only a press changes anything, and what it did is known.
    staleTime: Infinity,
    ...options,
  });

/** What is known of subscriptions. */
export interface KnownSubscriptions {
  readonly data: Subscriptions | undefined;
  /** Of the last attempt; null where it went well. */
  readonly error: Error | null;
  /** Puts what the service is known to have by now in place of what it answered. */
  readonly replace: (next: Subscriptions) => void;
  /** Asks anew. */
  readonly refetch: () => void;
}

/** The subscriptions of the visitor who is signed in; asked for again when the visitor comes back to the tab minutes later. */
export function useSubscriptions(user: User | null): KnownSubscriptions {
  const api = useApi();
  const query = useMemo(() => subscriptionsQuery(api, user), [api, user]);
  return useKnown(query, user !== null && api.page.cmsMode !== 'author');
}

/** The subscriptions of the reader of a mail. */
export function useMailedSubscriptions(token: string): KnownSubscriptions {
  const api = useApi();
  return useKnown(
    useMemo(() => mailedSubscriptionsQuery(api, token), [api, token]),
    true,
  );
}

/** Not `useQuery`: it and what travels with it weigh more than these widgets (docs/decisions/0035). */
function useKnown<Key extends QueryKey>(
  query: FetchQueryOptions<Subscriptions, Error, Subscriptions, Key>,
  isWanted: boolean,
): KnownSubscriptions {
  const client = useQueryClient();
  const state = useCachedQuery(query, isWanted);
  const isForgotten = state === undefined;

  useEffect(() => {
    if (!isWanted) return undefined;
    // A fresh answer is not fetched again.
    const ask = () => void client.prefetchQuery(query);
    if (isForgotten) ask();
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [client, query, isWanted, isForgotten]);

  const refetch = () => void client.prefetchQuery({ ...query, staleTime: 0 });
  const isAsking = state?.fetchStatus === 'fetching';
  return {
    data: isWanted ? state?.data : undefined,
    error: isAsking && !state.data ? null : (state?.error ?? null),
    refetch,
    replace: (next) => void client.setQueryData<Subscriptions>(query.queryKey, next),
  };
}

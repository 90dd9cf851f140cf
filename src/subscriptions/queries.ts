import { queryOptions } from '@tanstack/react-query';
import { subscriptionsAnswer } from '#src/api/answers/subscriptions.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { subscriptions } from '#src/api/subscription-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';

/** How both queries meet a bad day: what was refused is not asked again, and being offline is said at once. */
const manners = {
  retry: (count: number, error: Error) =>
    count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/**
 * The visitor's subscriptions (N1; conventions, "Shared queries"): one fetch a page, whoever asks, and forgotten with the
 * session. Nobody is asked for an anonymous visitor, nor on an author's page.
 */
export const subscriptionsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'subscriptions'),
    queryFn: ({ signal }) => api.fetchJson(subscriptions(), subscriptionsAnswer, { signal }),
    enabled: user !== null && api.page.cmsMode !== 'author',
    ...manners,
  });

/** The subscriptions of the reader of a mail, by its token alone: nothing of whoever is signed in here. */
export const mailedSubscriptionsQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['mailed-subscriptions', token],
    queryFn: ({ signal }) => api.fetchJson(subscriptions(token), subscriptionsAnswer, { signal }),
    // Only a press changes anything, and what it did is known.
    staleTime: Infinity,
    ...manners,
  });

import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#src/api/user.ts';
import { subscriptionsQuery } from '#src/subscriptions/queries.ts';
import type { Api } from '#src/session/useApi.ts';

/** Ids of the newsletters that a member receives already (N1). Only members fetch this file. */
export async function receivedBy(user: User, api: Api, client: QueryClient): Promise<string[]> {
  const { subscriptions } = await client.fetchQuery(subscriptionsQuery(api, user));
  return subscriptions.flatMap(({ id, subscribed }) => (subscribed ? [id] : []));
}

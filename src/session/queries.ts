import { hashKey, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '#src/api/client.ts';
import { sessionSignal } from './in-flight.ts';
import { tellTabs } from './tabs.ts';
import { findUserApi } from './user-api.ts';
import { loadUser } from './user-info.ts';
import { identityOf, type User } from '#src/api/user.ts';

const sessionKey = ['session'] as const;
const userKey = [...sessionKey, 'user'] as const;

/**
 * Key of a query whose answer is a visitor's own: it is forgotten with the session, and never the answer for another
 * visitor. Ask such a query only while there is a user (`enabled`).
 *
 * @param user whose it is
 */
export const personalKey = (user: User | null, ...rest: readonly unknown[]) =>
  [...sessionKey, user ? identityOf(user) : '', ...rest] as const;

/** Whether a visitor's own things may be asked for. */
export const isAsked = ({ page }: ApiContext, user: User | null): boolean =>
  user !== null && page.cmsMode !== 'author';

/**
 * Who the visitor is: asked once a page, however many widgets need it, and not repeated (contract, section 4); null
 * for an anonymous visitor, which a failure means, too. On an author's page nobody is asked.
 */
export const userQuery = (context: ApiContext) =>
  queryOptions({
    queryKey: userKey,
    // Its signal stays unread: a widget that goes takes no answer away from those that come.
    queryFn: ({ client }): Promise<User | null> => askUser(context, client),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    ...(context.page.cmsMode === 'author' && { initialData: null }),
  });

async function askUser(context: ApiContext, client: QueryClient): Promise<User | null> {
  findUserApi(context.page);
  const before = userIn(client);
  const user = await loadUser(context, sessionSignal());
  const isOther = (before && identityOf(before)) !== (user && identityOf(user));
  // Before anybody sees the new user, nothing of the old one is left.
  if (before !== undefined && isOther) {
    const personal = personalQueries(client);
    for (const query of personal) query.reset();
    if (user) void client.refetchQueries({ type: 'active', predicate: (query) => personal.includes(query) });
  }
  if (user && isOther) tellTabs({ kind: 'user', mode: context.page.mode, id: identityOf(user) });
  return user;
}

/** The user as known now; undefined while nobody has been asked. */
export const userIn = (client: QueryClient): User | null | undefined => client.getQueryData(userKey);

/** Calls back when something else is known of the user. @returns ends it */
export const subscribeUser = (client: QueryClient, listener: () => void): (() => void) =>
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hashKey(userKey)) listener();
  });

/** Asks anew who the visitor is, if that was ever asked; resolves when it is known. */
export const askUserAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: userKey, exact: true });

/** From now on the visitor is anonymous, and nothing that was fetched for the user is kept. */
export function forgetUser(client: QueryClient): void {
  void client.cancelQueries({ queryKey: userKey, exact: true });
  client.setQueryData<User | null>(userKey, null);
  for (const query of personalQueries(client)) query.reset();
  // What no widget shows at present may have been answered to the user, too.
  client.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => queryHash !== hashKey(userKey) });
}

/** All queries for the visitor's own things. */
const personalQueries = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: sessionKey })
    .filter(({ queryHash }) => queryHash !== hashKey(userKey));

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { registrations } from '#src/api/portal-endpoints.ts';
import { identityOf, type User } from '#src/api/user.ts';
import { isAsked, personalKey, userIn } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { registrationsAnswer, type Registration } from './registration.schema.ts';

/**
 * The queries for a visitor's registrations (Q2): forgotten with the session, and asked anew when the visitor comes back to
 * the tab, since another tab or another visitor may have taken seats. Nobody is asked for an anonymous visitor, nor on
 * an author's page.
 */

const ages = { refetchOnWindowFocus: 'always' } as const;

const queryKeyOf = (user: User | null) => personalKey(user, 'registrations');
const eventKey = (user: User | null, eventId: string) => personalKey(user, 'registration', eventId);

/** All registrations of the visitor: one fetch a page, whoever asks. */
export const registrationsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: queryKeyOf(user),
    queryFn: async ({ signal }) =>
      (await api.fetchJson(registrations(), registrationsAnswer, { signal })).items,
    enabled: isAsked(api, user),
    ...ages,
  });

/**
 * The visitor's registration for one event; null where the service does not know the event. Where a widget of the page asks
 * for all of them, it is taken from there, unless it is not among them: then its event says how many seats are left.
 */
export const registrationQuery = (api: Api, user: User | null, eventId: string) =>
  queryOptions({
    queryKey: eventKey(user, eventId),
    queryFn: async ({ client, signal }): Promise<Registration | null> => {
      const isIt = (item: Registration) => item.eventId === eventId;
      const listed = (await listedIn(client, registrationsQuery(api, user)))?.find(isIt);
      if (listed) return listed;
      const { items } = await api.fetchJson(registrations(eventId), registrationsAnswer, { signal });
      return items.find(isIt) ?? null;
    },
    enabled: isAsked(api, user) && eventId !== '',
    ...ages,
  });

/** What a widget of the page has asked for, or is asking for; undefined where none does, and where that fails. */
async function listedIn(client: QueryClient, query: ReturnType<typeof registrationsQuery>) {
  // A widget that is drawn together with the one that asks may begin to ask after it.
  await Promise.resolve();
  const list = client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
  if (!list?.isActive()) return undefined;
  const isComing = list.state.fetchStatus === 'fetching';
  return client.fetchQuery({ ...query, staleTime: isComing ? 0 : Infinity }).catch(() => undefined);
}

/** Puts a registration into what the page knows, for all its widgets; not where its visitor has gone meanwhile. */
export function keepRegistration(client: QueryClient, user: User | null, item: Registration): void {
  const now = userIn(client);
  if (!user || !now || identityOf(user) !== identityOf(now)) return;
  client.setQueryData<Registration | null>(eventKey(user, item.eventId), item);
  client.setQueryData<Registration[]>(queryKeyOf(user), (items) => items && withItem(items, item));
}

function withItem(items: readonly Registration[], item: Registration): Registration[] {
  const isOther = ({ eventId }: Registration) => eventId !== item.eventId;
  if (item.status === 'none') return items.filter(isOther);
  return items.every(isOther) ? [...items, item] : items.map((other) => (isOther(other) ? other : item));
}

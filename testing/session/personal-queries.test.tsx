import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { locationQuery } from '#src/geolocation/queries.ts';
import { endSession } from '#src/session/end-session.ts';
import { favouritesQuery } from '#src/favourites/favourites-query.ts';
import { profileStatusQuery } from '#src/account/personal-queries.ts';
import { registrationsQuery } from '#src/events/registration-queries.ts';
import { directoryQuery, partnerQuery, partnersQuery } from '#src/partners/partner-queries.ts';
import { userIn, userQuery } from '#src/session/queries.ts';
import { subscriptionsQuery } from '#src/subscriptions/queries.ts';
import { apiOf, type Api } from '#src/session/useApi.ts';
import type { User } from '#src/api/user.ts';
import { callsOf, sessionPage, setSession, settle, services } from './session-page.tsx';

setSession();

const site = { userApi: { ...services, ssidDomain: '/sso' }, geolocationUrl: '/geo/location.json' };

/** The queries, each with the endpoint that it asks. */
const queries: [string, (api: Api, user: User | null) => object][] = [
  ['F1', favouritesQuery],
  ['N1', subscriptionsQuery],
  ['Q2', (api, user) => registrationsQuery(api, user)],
  ['Q1', profileStatusQuery],
  ['P2', (api, user) => partnerQuery(api, user, 'P-1001')],
  ['P1', (api, user) => partnersQuery(api, user, { status: 'draft' })],
  ['D1', (api, user) => directoryQuery(api, user, { q: 'camp' })],
];

/** A page on which a trade partner is signed in, or on which nobody is. */
async function visit(isSignedIn: boolean, marks = {}) {
  if (isSignedIn) document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
  const { page, client } = sessionPage({ mode: 'B2B', ...marks }, { site });
  const api = apiOf(page);
  await client.fetchQuery(userQuery(api));
  return { client, api };
}

describe.each(queries)('the shared query of %s', (endpoint, query) => {
  const observed = (here: Awaited<ReturnType<typeof visit>>) => {
    const options = query(here.api, userIn(here.client) ?? null) as ConstructorParameters<
      typeof QueryObserver
    >[1];
    const observer = new QueryObserver(here.client, options);
    return { observer, stop: observer.subscribe(() => {}) };
  };

  test('is asked once however many widgets need it, and is gone with the session', async () => {
    const here = await visit(true);
    const first = observed(here);
    const second = observed(here);
    await settle();
    expect(first.observer.getCurrentResult()).toMatchObject({ status: 'success' });
    expect(callsOf(endpoint)).toHaveLength(1);
    first.stop();
    second.stop();
    endSession(here.client, 'signed-out');
    expect(here.client.getQueryCache().findAll({ predicate: ({ state }) => Boolean(state.data) })).toEqual(
      [],
    );
  });

  test.each([
    ['an anonymous visitor', false, {}],
    ['an author', true, { cmsMode: 'author' }],
  ])('is not asked for %s', async (_, isSignedIn, marks) => {
    const { stop } = observed(await visit(isSignedIn, marks));
    await settle();
    stop();
    expect(callsOf(endpoint)).toEqual([]);
  });
});

test('the favourites are kept in the browser as the server lists them', async () => {
  const { client, api } = await visit(true);
  const items = await client.fetchQuery(favouritesQuery(api, userIn(client) ?? null));
  expect(JSON.parse(localStorage.getItem('favoriteItems') ?? '')).toEqual(items);
});

test('where the visitor is is asked once', async () => {
  const { client, api } = await visit(false);
  const [first, second] = await Promise.all([
    client.fetchQuery(locationQuery(api)),
    client.fetchQuery(locationQuery(api)),
  ]);
  expect(second).toBe(first);
  expect(callsOf('G1')).toHaveLength(1);
});

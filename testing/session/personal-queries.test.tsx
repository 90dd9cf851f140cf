import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { enlistedAnswer, ownPartnerAnswer } from '#src/api/answers/partners.schema.ts';
import type { Call } from '#src/api/call.ts';
import type { ApiError } from '#src/api/errors.ts';
import { partner, partners } from '#src/api/portal-endpoints.ts';
import { partnerQuery } from '#src/session/partner-query.ts';
import { locationQuery } from '#src/geolocation/queries.ts';
import { tryRead } from '#src/schema/read.ts';
import { endSession } from '#src/session/end-session.ts';
import { favouritesQuery } from '#src/favourites/favourites-query.ts';
import { profileStatusQuery, registrationsQuery } from '#src/account/personal-queries.ts';
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
  ['P2', (api, user) => partnerQuery(api, user, user?.company?.companyId ?? '')],
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

test('a company is read with its pictures, offers and languages', async () => {
  const { client, api } = await visit(true);
  const user = userIn(client) ?? null;
  const company = await client.fetchQuery(partnerQuery(api, user, user?.company?.companyId ?? ''));
  expect(company).toMatchObject({
    status: expect.stringMatching(/draft|submitted|published|unpublished/),
    names: { ar: expect.any(String) },
    gallery: [{ fileReference: expect.any(String) }],
    offers: expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]),
  });
});

describe('a company that cannot be saved', () => {
  const refusalOf = async (call: Call) => {
    const { api } = await visit(true);
    const error = await api.send(call).catch((caught: unknown) => caught);
    return error as ApiError;
  };

  test('since it is listed already is named in the refusal', async () => {
    const error = await refusalOf(partners('/sso', { body: { companyName: 'Samt Najd Trails' } }));
    expect(error).toMatchObject({ status: 409, error: 'duplicate' });
    expect(tryRead(enlistedAnswer, error.body)?.companyId).toBe('P-1001');
  });

  test('since somebody else has changed it comes with the refusal as it is now', async () => {
    const error = await refusalOf(
      partner('/sso', 'P-1001', { updated: '2020-01-01', phone: '+966110000009' }),
    );
    expect(error).toMatchObject({ status: 409, error: 'changed' });
    expect(tryRead(ownPartnerAnswer, error.body)).toMatchObject({
      companyId: 'P-1001',
      names: expect.anything(),
    });
  });
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

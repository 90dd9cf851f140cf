import { QueryClientProvider } from '@tanstack/react-query';
import { readValue } from '#src/schema/read.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { favourites } from '#src/favourites/favourite-endpoints.ts';
import { createQueryClient } from '#src/session/query-client.ts';
import { apiOf } from '#src/session/useApi.ts';
import { userApi } from '#src/page/site.schema.ts';
import { userQuery } from '#src/session/queries.ts';
import { offerUserApi } from '#src/session/user-api.ts';
import { createScope, ScopeContext } from '#src/widget/context.ts';
import {
  callsOf,
  origin,
  said,
  services,
  sessionPage,
  setSession,
  settle,
  stored,
  Who,
} from './session-page.tsx';

setSession();

/** Calls for user info, as `GET /path`. */
const asked = () => callsOf('U1').map(({ method, url }) => `${method} ${new URL(url).pathname}`);

const get = 'GET /bin/api/v1/ssid/userInfo';
const post = 'POST /sso/userInfo';

describe('who the visitor is', () => {
  test.each([
    ['B2C', 'u-default', undefined, 'Mia DEFAULT', get],
    ['B2C', 'u-default', 'access_token', 'Mia DEFAULT', post],
    ['B2C', undefined, undefined, 'anonymous', get],
    ['B2C', undefined, 'access_token', 'anonymous', post],
    ['B2B', 'u-partner-admin', 'ssid-access-token', 'Huda PARTNER_ADMIN', post],
    ['B2B', 'u-sta-content', 'ssid-access-token', 'Faris STA_CONTENT_MANAGER', post],
    ['B2B', 'u-sta-content', undefined, 'anonymous', undefined],
    ['B2B', 'u-sta-content', 'access_token', 'anonymous', undefined],
  ] as const)('%s, %s, token in %s: %s', async (mode, id, cookie, who, call) => {
    if (cookie) document.cookie = `${cookie}=${id ? `demo-${id}` : 'worn-out'}; path=/`;
    else if (id) origin.switches.user = id;
    const { show } = sessionPage({ mode });
    show(<Who />);
    expect(said('who')).toBe('pending');
    await settle();
    expect(said('who')).toBe(who);
    expect(asked()).toEqual(call ? [call] : []);
  });

  test.each<[string, Response | Error]>([
    ['no network', new TypeError('offline')],
    ['500', new Response('{}', { status: 500 })],
    ['401', new Response('{}', { status: 401 })],
    ['204', new Response(null, { status: 204 })],
    ['a page of HTML', new Response('<!doctype html><p>Sign in</p>')],
    ['null', new Response('null')],
    ['another status', Response.json({ statusCode: 302, message: '{"ssid":"x"}' })],
    ['a message that is no JSON', Response.json({ statusCode: 200, message: 'Mia' })],
    ['a message without a user', Response.json({ statusCode: 200, message: '{}' })],
  ])('%s means anonymous, and what was stored of a user goes', async (_, answer) => {
    const fetches = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
    sessionStorage.setItem('userData', '{"ssid":"old"}');
    localStorage.setItem('int', 'sea');
    localStorage.setItem('favoriteItems', '[]');
    const { show } = sessionPage();
    show(<Who />);
    await settle();
    expect(said('who')).toBe('anonymous');
    expect(stored()).toEqual({ local: [], session: [], cookies: [] });
    expect(fetches).toHaveBeenCalledOnce();
  });

  test('is stored', async () => {
    origin.switches.user = 'u-default';
    const { show } = sessionPage();
    show(<Who />);
    await settle();
    expect(stored()).toMatchObject({ local: ['int'], session: ['profileData', 'userData', 'userId'] });
  });

  test('is asked once, however many widgets need it, come and go', async () => {
    origin.switches.user = 'u-default';
    const { show, client } = sessionPage();
    show(
      <StrictMode>
        <Who label="first" />
        <Who label="second" />
      </StrictMode>,
    );
    await settle();
    show(<Who label="later" />);
    await settle();
    expect([said('first'), said('second'), said('later')]).toEqual(Array(3).fill('Mia DEFAULT'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked()).toHaveLength(1);
    expect(client.isFetching()).toBe(0);
  });

  test('is asked once, though the widget that asked goes before there is an answer', async () => {
    origin.switches.user = 'u-default';
    const { show } = sessionPage();
    show(<Who />);
    cleanup();
    show(<Who />);
    await settle();
    expect(said('who')).toBe('Mia DEFAULT');
    expect(asked()).toHaveLength(1);
  });

  test('whose token a host refuses in a later call is signed out for good, and the call fails', async () => {
    document.cookie = 'access_token=demo-u-default; path=/';
    localStorage.setItem('id-token', 'x');
    sessionStorage.setItem('userVisa', '{}');
    const { page, show } = sessionPage();
    show(<Who />);
    await settle();
    expect(said('who')).toBe('Mia DEFAULT');
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 401 }));
    await expect(apiOf(page).send(favourites)).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    await settle();
    expect(said('who')).toBe('anonymous');
    expect(stored()).toEqual({ local: [], session: ['userVisa'], cookies: [] });
  });

  test('is nobody’s question on an author’s page', async () => {
    origin.switches.user = 'u-default';
    const { show } = sessionPage({ cmsMode: 'author' });
    show(<Who />);
    expect(said('who')).toBe('anonymous');
    await settle();
    expect(said('who')).toBe('anonymous');
    expect(origin.calls).toEqual([]);
  });

  test('is open on the server, and while its HTML comes to life, though the page knows already', async () => {
    origin.switches.user = 'u-default';
    const { page } = sessionPage();
    const client = createQueryClient();
    const widget = (
      <QueryClientProvider client={client}>
        <ScopeContext value={createScope(page, 'offers', { messages: {}, shared: {} })}>
          <Who />
        </ScopeContext>
      </QueryClientProvider>
    );
    const html = renderToString(widget);
    expect(html).toContain('pending');
    await client.prefetchQuery(userQuery(apiOf(page)));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const complaints = vi.fn<(error: unknown) => void>();
    const root = await act(async () => hydrateRoot(container, widget, { onRecoverableError: complaints }));
    expect(screen.getByRole('note')).toHaveTextContent('Mia DEFAULT');
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});

describe('sign-in services that only the header names', () => {
  const putHeader = (config: object) => {
    const header = document.body.appendChild(document.createElement('div'));
    header.dataset['component'] = 'Header';
    const script = header.appendChild(document.createElement('script'));
    script.type = 'application/json';
    script.textContent = JSON.stringify(config);
  };

  test('serve a widget that comes first, and who the visitor is is asked once', async () => {
    document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
    const own = { ...services, ssidUserInfo: '/sso/userInfo?header' };
    putHeader({ title: 'x', userMenu: { registerLabel: 'Sign in', userApi: own } });
    const { show } = sessionPage({ mode: 'B2B' }, { site: {} });
    show(<Who />);
    await settle();
    expect(said('who')).toBe('Huda PARTNER_ADMIN');
    act(() => offerUserApi(readValue(userApi, own)));
    await settle();
    expect(asked()).toEqual([post]);
  });

  test('are asked when the header comes late', async () => {
    document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
    const { show } = sessionPage({ mode: 'B2B' }, { site: {} });
    offerUserApi(readValue(userApi, { ssidLoginUrl: '/sso/login' }));
    show(<Who />);
    await settle();
    expect(said('who')).toBe('anonymous');
    act(() => offerUserApi(readValue(userApi, { ...services, ssidUserInfo: '/sso/userInfo?late' })));
    await settle();
    expect(said('who')).toBe('Huda PARTNER_ADMIN');
  });

  test('give way to those of the site', async () => {
    document.cookie = 'access_token=demo-u-default; path=/';
    putHeader({ userMenu: { userApi: { ssidUserInfo: 'https://other.example/me' } } });
    offerUserApi(readValue(userApi, { ssidUserInfo: 'https://other.example/me' }));
    const { show } = sessionPage();
    show(<Who />);
    await settle();
    expect(said('who')).toBe('Mia DEFAULT');
    expect(asked()).toEqual([post]);
  });
});

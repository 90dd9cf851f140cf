// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import type { ApiContext } from '#src/api/client.ts';
import { createPage, type PageMarks } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readAccessToken } from './access-token.ts';
import { clearAtSignOut, clearBeforeSignIn, clearSession, clearUser } from './clear-storage.ts';
import { rememberCurrentUrl } from './current-url.ts';
import { readReferral, rememberReferral } from './referral.ts';
import { loadUser, readUserInfo } from './user-info.ts';

const ssidUserInfo = 'https://sso.example.com/me';
const contextOf = (marks: PageMarks, userApi?: object, token?: string): ApiContext => ({
  page: createPage(marks, {
    url: 'https://visit.example.com/en/home.html',
    language: 'en',
    site: readValue(siteSchema, { userApi }),
  }),
  accessToken: () => token,
});

const message = JSON.stringify({ ssid: 'u-1', firstName: 'Mia', interests: 'sea, heritage' });
const origin = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  origin.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

/** What is stored, by store. */
const stored = () => ({
  local: Object.keys(localStorage).toSorted(),
  session: Object.keys(sessionStorage).toSorted(),
  cookies: document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter(Boolean)
    .toSorted(),
});

const cookieNames = [
  'access_token',
  'ssid-access-token',
  'ssid-user-data',
  'referralQueryParams',
  'current_url',
];
const personal = { local: ['favoriteItems', 'int'], session: ['profileData', 'userData', 'userId'] };

beforeEach(() => {
  vi.stubGlobal('fetch', origin.mockReset());
  localStorage.clear();
  sessionStorage.clear();
  for (const name of cookieNames) document.cookie = `${name}=; max-age=0; path=/`;
});
afterEach(() => vi.unstubAllGlobals());

/** Fills every key there is. */
function fillStorage(): void {
  for (const name of ['searchkeys', 'id-token', 'ssid-access-token', 'locationData', ...personal.local]) {
    localStorage.setItem(name, '[]');
  }
  localStorage.setItem('assetSearches', '{}');
  for (const name of ['userVisa', ...personal.session]) sessionStorage.setItem(name, '{}');
  for (const name of cookieNames) document.cookie = `${name}=x; path=/`;
}

describe('who the visitor is', () => {
  test.each<[string, PageMarks, object | undefined, string | undefined, string | undefined]>([
    [
      'B2C asks by cookie',
      { mode: 'B2C' },
      undefined,
      undefined,
      'GET https://visit.example.com/bin/api/v1/ssid/userInfo',
    ],
    [
      'B2C without a token too',
      { mode: 'B2C' },
      { ssidUserInfo },
      undefined,
      'GET https://visit.example.com/bin/api/v1/ssid/userInfo',
    ],
    ['B2C with a token asks the service', { mode: 'B2C' }, { ssidUserInfo }, 't', `POST ${ssidUserInfo}`],
    ['B2B with a token asks the service', { mode: 'B2B' }, { ssidUserInfo }, 't', `POST ${ssidUserInfo}`],
    ['B2B without a token asks nobody', { mode: 'B2B' }, { ssidUserInfo }, undefined, undefined],
    ['B2B without a service asks nobody', { mode: 'B2B' }, {}, 't', undefined],
    ['an author asks nobody', { cmsMode: 'author' }, { ssidUserInfo }, 't', undefined],
  ])('%s', async (_, marks, userApi, token, call) => {
    answer({ statusCode: 200, message });
    const user = await loadUser(contextOf(marks, userApi, token));
    expect(user?.firstName).toBe(call && 'Mia');
    const [url, init] = origin.mock.calls[0] ?? [];
    expect(url && `${init?.method} ${url as string}`).toBe(call);
  });

  test('is asked of the service by a token in a header and a body that says nothing', async () => {
    answer({ statusCode: 200, message });
    await loadUser(contextOf({}, { ssidUserInfo }, 't'));
    const [, init] = origin.mock.calls[0] ?? [];
    expect(init?.body).toBe('{}');
    expect(new Headers(init?.headers).get('token')).toBe('t');
  });

  test('is stored as the contract says', async () => {
    answer({ statusCode: 201, message });
    await loadUser(contextOf({}));
    expect(sessionStorage.getItem('userData')).toBe(message);
    expect(sessionStorage.getItem('userId')).toBe('u-1');
    expect(localStorage.getItem('int')).toBe('sea,heritage');
    expect(JSON.parse(sessionStorage.getItem('profileData') ?? '')).toMatchObject({
      ssid: 'u-1',
      firstName: 'Mia',
    });
  });

  test.each([
    ['nobody', { statusCode: 401, message: 'Unauthorised' }, 200],
    ['a status of another kind', { statusCode: 204, message }, 200],
    ['an answer of another shape', 'x', 200],
    ['a failure', { statusCode: 200, message }, 500],
  ])('is anonymous after %s, and what was stored of a user is gone', async (_, body, status) => {
    fillStorage();
    answer(body, status);
    expect(await loadUser(contextOf({}))).toBeNull();
    const { local, session } = stored();
    expect(local).not.toEqual(expect.arrayContaining(['int']));
    expect(local).toEqual(expect.arrayContaining(['searchkeys', 'id-token']));
    expect(session).toEqual(['userVisa']);
  });

  test('stays open when the question is cancelled', async () => {
    fillStorage();
    const before = stored();
    const widget = new AbortController();
    widget.abort();
    await expect(loadUser(contextOf({}), widget.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(stored()).toEqual(before);
  });

  test('is not stored when the question is cancelled at the last moment', async () => {
    const widget = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        stream.enqueue(new TextEncoder().encode(JSON.stringify({ statusCode: 200, message })));
        stream.close();
        widget.abort();
      },
    });
    origin.mockResolvedValueOnce(new Response(body));
    await expect(loadUser(contextOf({}), widget.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(stored()).toEqual({ local: [], session: [], cookies: [] });
  });

  test('another visitor does not inherit favourites, the same one keeps them', async () => {
    localStorage.setItem('favoriteItems', '[{"id":"hegra"}]');
    sessionStorage.setItem('userId', 'u-1');
    answer({ statusCode: 200, message });
    await loadUser(contextOf({}));
    expect(localStorage.getItem('favoriteItems')).not.toBeNull();
    answer({ statusCode: 200, message: message.replace('u-1', 'u-2') });
    await loadUser(contextOf({}));
    expect(localStorage.getItem('favoriteItems')).toBeNull();
  });
});

test.each([
  [{ statusCode: '200', message: '{"sid":"s"}' }, true],
  [{ statusCode: '201', message: '{"email":"a@example.org"}' }, true],
  [{ statusCode: '200', message: '{}' }, false],
  [{ statusCode: '200', message: '[]' }, false],
  [{ statusCode: '200', message: 'ok' }, false],
  [{ statusCode: '200', message: '' }, false],
  [{ statusCode: '200' }, false],
  [{ statusCode: '2000', message: '{"sid":"s"}' }, false],
  [{ statusCode: '', message: '{"sid":"s"}' }, false],
])('%j means signed in: %s', (info, isSignedIn) => {
  expect(readUserInfo(info) !== undefined).toBe(isSignedIn);
});

describe('keys that are removed', () => {
  const own = ['assetSearches'];
  const all = {
    local: [
      'searchkeys',
      'id-token',
      'ssid-access-token',
      'locationData',
      ...personal.local,
      ...own,
    ].toSorted(),
    session: ['userVisa', ...personal.session].toSorted(),
    cookies: cookieNames.toSorted(),
  };
  const without = (names: string[], gone: string[]) => names.filter((name) => !gone.includes(name));
  const tokens = ['id-token', 'ssid-access-token'];
  const cookies = ['access_token', 'ssid-access-token', 'ssid-user-data'];

  test.each([
    ['by an anonymous visitor', clearUser, personal.local, personal.session, []],
    ['when the session expires', clearSession, [...personal.local, ...tokens], personal.session, cookies],
    [
      'at sign-out',
      clearAtSignOut,
      [...personal.local, ...tokens, ...own],
      [...personal.session, 'userVisa'],
      cookies,
    ],
    ['before sign-in', clearBeforeSignIn, [], [], cookies],
  ])('%s', (_, clear, local, session, gone) => {
    fillStorage();
    clear();
    expect(stored()).toEqual({
      local: without(all.local, local),
      session: without(all.session, session),
      cookies: without(all.cookies, gone),
    });
  });
});

describe('the access token', () => {
  test('is the mode’s cookie, else the stored one', () => {
    expect(readAccessToken('B2C')).toBeUndefined();
    localStorage.setItem('ssid-access-token', 'stored');
    expect(readAccessToken('B2C')).toBe('stored');
    expect(readAccessToken('B2B')).toBe('stored');
    document.cookie = 'access_token=consumer; path=/';
    document.cookie = 'ssid-access-token=partner; path=/';
    expect(readAccessToken('B2C')).toBe('consumer');
    expect(readAccessToken('B2B')).toBe('partner');
  });

  test.each(['\u0000', 'زائر', 'a\nb', '\u{1F600}'])('is none that a header cannot hold: %j', (text) => {
    document.cookie = `access_token=${encodeURIComponent(text)}; path=/`;
    expect(readAccessToken('B2C')).toBeUndefined();
    localStorage.setItem('ssid-access-token', 'stored');
    expect(readAccessToken('B2C')).toBe('stored');
  });
});

describe('for the way to the login service and back', () => {
  const { page } = contextOf({});

  test('the present page is kept', () => {
    rememberCurrentUrl('https://visit.example.com/en/x?status=1&a=b#c', page);
    expect(decodeURIComponent(document.cookie)).toBe('current_url=https://visit.example.com/en/x?a=b#c');
  });

  test('no other site is', () => {
    rememberCurrentUrl('//evil.example/x', page);
    expect(decodeURIComponent(document.cookie)).toBe('current_url=https://visit.example.com/en');
  });

  test('the referral is kept until the next one', () => {
    rememberReferral('https://visit.example.com/en?utm_source=a&x=1');
    rememberReferral('https://visit.example.com/en/other');
    expect(readReferral()).toBe('utm_source=a');
    rememberReferral('https://visit.example.com/en?ref=b');
    expect(readReferral()).toBe('ref=b');
  });
});

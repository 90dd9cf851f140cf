import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readValue, tryRead } from '#src/schema/read.ts';
import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { createPage } from '#src/page/page.ts';
import { siteSchema, type Site } from '#src/page/site.schema.ts';
import type { Call } from './call.ts';
import { fetchJson, fetchText, send, type ApiContext } from './client.ts';
import { userInfoOf } from './endpoints.ts';
import { ApiError } from './errors.ts';

const home = 'https://visit.example.com/en/home.html';
const contextAt = (url: string, site: Partial<Record<keyof Site, unknown>> = {}): ApiContext => ({
  page: createPage({}, { url, language: 'en', site: readValue(siteSchema, site) }),
  accessToken: () => 'canary',
});
const context = contextAt(home);
const get: Call = { method: 'GET', address: '/bin/x' };
const put: Call = { method: 'PUT', address: '/bin/x', body: { id: 1 } };
const shape = schema(z.object({ a: z.number() }));

const origin = vi.fn<typeof fetch>();
const answer = (body: BodyInit | null, init?: ResponseInit) =>
  origin.mockResolvedValueOnce(new Response(body, init));
/** The request made last: address and settings. */
const request = (index = -1) => {
  const [url, init] = origin.mock.calls.at(index) ?? [];
  return { url: url as string, ...init, headers: new Headers(init?.headers) };
};

beforeEach(() => vi.stubGlobal('fetch', origin.mockReset()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an answer', () => {
  test.each([
    ['JSON', '{"a":1}'],
    ['JSON after a byte-order mark', '\uFEFF{"a":1}'],
    ['with more than was asked for', '{"a":1,"b":2}'],
  ])('is read: %s', async (_, body) => {
    answer(body);
    expect(await fetchJson(context, get, shape)).toEqual({ a: 1 });
  });

  test.each([
    ['empty', '', 200],
    ['nothing', null, 204],
    ['null', 'null', 200],
    ['a page of HTML', '<!doctype html><title>Sign in</title>', 200],
    ['truncated', '{"a":1', 200],
    ['of another shape', '{"a":"one"}', 200],
    ['nested without end', '['.repeat(200_000), 200],
  ])('is refused: %s', async (_, body, status) => {
    answer(body, { status });
    await expect(fetchJson(context, get, shape)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'API Error! Unexpected answer',
      status,
      url: 'https://visit.example.com/bin/x',
    });
  });

  test('of twelve megabytes is not read to its end', async () => {
    const cancel = vi.fn<() => void>();
    const megabyte = new Uint8Array(1_000_000).fill(0x20);
    let sent = 0;
    answer(
      new ReadableStream({
        pull: (stream) => (sent++ < 12 ? stream.enqueue(megabyte) : stream.close()),
        cancel,
      }),
    );
    await expect(fetchJson(context, get, shape)).rejects.toThrow('API Error! Answer too long');
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test.each([
    [404, 'Not Found'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [500, ''],
    [304, 'Not Modified'],
  ])('other than 2xx is an error with the status text: %i %s', async (status, statusText) => {
    answer(null, { status, statusText });
    await expect(fetchJson(context, get, shape)).rejects.toMatchObject({
      message: `API Error! ${statusText}`,
      status,
    });
  });

  test('of which only the success counts may hold anything', async () => {
    answer('<p>ok</p>', { status: 201 });
    await expect(send(context, put)).resolves.toBeUndefined();
  });

  test('may be text, up to a limit', async () => {
    answer('<svg/>');
    expect(await fetchText(context, get)).toBe('<svg/>');
    answer('<svg>'.repeat(100));
    await expect(fetchText(context, get, { maximumBytes: 64 })).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a refusal', () => {
  const refused = async (body: BodyInit | null, init: ResponseInit) => {
    answer(body, init);
    return (await send(context, put).catch((error: unknown) => error)) as ApiError;
  };

  test('has its status alone where the code that reads the reasons cannot be had', async () => {
    vi.resetModules();
    vi.doMock('./refusal.ts', () => Promise.reject(new Error('lost')));
    onTestFinished(() => vi.doUnmock('./refusal.ts'));
    const client = await import('./client.ts');
    answer('{"error":"required"}', { status: 422 });
    await expect(client.send(context, put)).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      fields: {},
    });
  });

  test('says why, and which fields are refused', async () => {
    const body = { error: 'required', fields: { email: 'taken', phone: 'pattern' } };
    expect(await refused(JSON.stringify(body), { status: 422, statusText: 'Unprocessable' })).toMatchObject({
      message: 'API Error! Unprocessable',
      status: 422,
      ...body,
    });
  });

  test('holds what else the origin says, as it came', async () => {
    const body = {
      error: 'changed',
      companyId: 'P-1001',
      names: { ar: 'سمت نجد' },
      note: 'x'.repeat(70_000),
    };
    const error = await refused(JSON.stringify(body), { status: 409 });
    expect(error).toMatchObject({ error: 'changed', fields: {}, body });
    expect(tryRead(schema(z.object({ companyId: z.string() })), error.body)).toEqual({ companyId: 'P-1001' });
  });

  test('for a reason that nobody knows is not accepted', async () => {
    const body = { error: 'moon', fields: { email: 'moon', phone: 7, __proto__: { a: 'long' } } };
    expect(await refused(JSON.stringify(body), { status: 409 })).toMatchObject({
      error: 'notAccepted',
      fields: { email: 'notAccepted', phone: 'notAccepted' },
    });
  });

  test.each([
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['a list', '["required"]'],
    ['something else', '{"message":"no"}'],
    ['a text without end', `{"error":"full","x":"${'x'.repeat(1_100_000)}"}`],
  ])('that holds %s has a status alone', async (_, body) => {
    const error = await refused(body, { status: 403 });
    expect([error.status, error.error, error.fields, error.body, error.retryAfter]).toEqual([
      403,
      undefined,
      {},
      undefined,
      undefined,
    ]);
  });

  test('is not what a server says that fails', async () => {
    expect(await refused('{"error":"full"}', { status: 500 })).toMatchObject({
      status: 500,
      error: undefined,
    });
  });

  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Sun, 22 Nov 2026 10:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('may say when to come again: %j', async (value, wait) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    const { retryAfter } = await refused(null, { status: 429, headers: { 'Retry-After': value } });
    expect(retryAfter).toBe(wait);
  });
});

describe('no answer', () => {
  test('is an error without status', async () => {
    origin.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(fetchJson(context, get, shape)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  test('is waited for fifteen seconds', async () => {
    vi.useFakeTimers();
    origin.mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const failure = fetchJson(context, get, shape).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(request().signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ message: 'API Error! Timeout', status: 0 });
  });

  test('is wanted any more once the widget has gone', async () => {
    const widget = new AbortController();
    origin.mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const failure = fetchJson(context, get, shape, { signal: widget.signal }).catch(
      (error: unknown) => error,
    );
    widget.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    await expect(fetchJson(context, get, shape, { signal: widget.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(origin).toHaveBeenCalledTimes(1);
  });
});

describe('a call goes', () => {
  test.each([
    ['to the page’s own origin', home, {}, 'https://visit.example.com/bin/x'],
    [
      'to the origin configured',
      home,
      { apiOrigin: 'https://api.example.com' },
      'https://api.example.com/bin/x',
    ],
    [
      'to the staging host from a development machine',
      'http://localhost:3000/en/home.html',
      { apiOrigin: 'https://api.example.com', stagingOrigin: 'https://staging.example.com' },
      'https://staging.example.com/bin/x',
    ],
    [
      'to the staging host from another loopback address',
      'http://[::1]:3000/en/',
      { stagingOrigin: 'https://staging.example.com' },
      'https://staging.example.com/bin/x',
    ],
    ['to itself on a development machine without one', 'http://127.0.0.1/en/', {}, 'http://127.0.0.1/bin/x'],
    [
      'not to the staging host otherwise',
      home,
      { stagingOrigin: 'https://s.example.com' },
      'https://visit.example.com/bin/x',
    ],
  ])('%s', async (_, url, site, address) => {
    answer('{"a":1}');
    await fetchJson(contextAt(url, site), get, shape);
    expect(request().url).toBe(address);
  });

  test('with its parameters, the empty ones left out', async () => {
    answer('{"a":1}');
    const query = { query: 'a&b <é', offset: 0, city: '', region: undefined, tag: ['x', 'y'] };
    await fetchJson(context, { ...get, query }, shape);
    expect(request().url).toBe('https://visit.example.com/bin/x?query=a%26b+%3C%C3%A9&offset=0&tag=x&tag=y');
  });

  test('nowhere but the web', async () => {
    const bad = { method: 'GET', address: 'javascript:alert(1)' } as const;
    await expect(fetchJson(context, bad, shape)).rejects.toBeInstanceOf(ApiError);
    expect(origin).not.toHaveBeenCalled();
  });

  test('with any method, JSON or a form', async () => {
    answer(null);
    await send(context, put);
    expect(request()).toMatchObject({ method: 'PUT', body: '{"id":1}' });
    expect(request().headers.get('content-type')).toBe('application/json');
    expect(request().headers.get('accept')).toBe('*/*');
    answer(null);
    const form = new FormData();
    await send(context, { ...put, method: 'POST', body: form });
    expect(request().body).toBe(form);
    expect(request().headers.has('content-type')).toBe(false);
  });

  test('with its lists as lists, where the page has Prototype.js', async () => {
    Object.assign(Array.prototype, { toJSON: () => 'a text of JSON' });
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
    answer(null);
    await send(context, { ...put, body: { ids: ['a', 'b'] } });
    expect(request().body).toBe('{"ids":["a","b"]}');
  });
});

describe('cookies and the token', () => {
  const site = {
    apiOrigin: 'https://api.example.com',
    stagingOrigin: 'https://staging.example.com',
    userApi: { ssidUserInfo: 'https://sso.example.com/me', ssidDomain: 'members.example.com' },
  };
  test.each([
    ['https://visit.example.com/bin/x', 'include', true],
    ['https://api.example.com/bin/x', 'include', true],
    ['https://staging.example.com/bin/x', 'omit', true],
    ['https://sso.example.com/me', 'omit', true],
    ['https://members.example.com/api/x', 'omit', true],
    ['https://evil.example.com/bin/x', 'omit', false],
    ['http://visit.example.com/bin/x', 'omit', false],
    ['https://visit.example.com.evil.example/bin/x', 'omit', false],
  ])('%s: cookies %s, token %s', async (address, credentials, knowsToken) => {
    answer('{"a":1}');
    await fetchJson(contextAt(home, site), { ...get, address, needsToken: true }, shape);
    expect(request().credentials).toBe(credentials);
    expect(request().headers.get('token')).toBe(knowsToken ? 'canary' : null);
    expect(request().redirect).toBe(knowsToken ? 'error' : undefined);
    expect(request().url).not.toContain('canary');
  });

  test('a call that needs no token has none', async () => {
    answer('{"a":1}');
    await fetchJson(context, get, shape);
    expect(request().headers.has('token')).toBe(false);
  });

  test('a call whose body is secret follows no redirect, and takes one for a refusal', async () => {
    const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    origin.mockResolvedValueOnce(redirect);
    const call = { ...get, method: 'POST', body: new FormData(), isSecret: true } as const;
    await expect(fetchJson(context, call, shape)).rejects.toMatchObject({ name: 'ApiError', status: 302 });
    expect(request().redirect).toBe('manual');
  });

  test('an anonymous call tells its host nothing, not even the own one', async () => {
    answer('{"a":1}');
    await fetchJson(context, { ...get, isAnonymous: true }, shape);
    expect(request()).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  test('a token in an address is not in the error', async () => {
    answer(null, { status: 500 });
    const error = await send(context, { ...get, query: { token: 'canary', q: 'x' } }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({ url: 'https://visit.example.com/bin/x?token=&q=x' });
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('canary');
  });

  test('a sign-in service named in a way that is no address gets no call', async () => {
    const call = send(contextAt(home, site), userInfoOf('mailto:sso@example.com'));
    await expect(call).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a token that is refused', () => {
  const site = { allowedOrigins: ['https://forms.example.com'] };
  const ask = async (status: number, call: Partial<Call>, tokens = ['canary', 'canary', 'canary']) => {
    const onTokenRefused = vi.fn<() => void>();
    answer(null, { status });
    const told = send(
      { ...contextAt(home, site), accessToken: () => tokens.shift(), onTokenRefused },
      { ...get, ...call },
    );
    await expect(told).rejects.toMatchObject({ status });
    return onTokenRefused.mock.calls.length;
  };

  test('ends the session', async () => {
    expect(await ask(401, { needsToken: true })).toBe(1);
  });

  test.each([
    ['another refusal', 403, { needsToken: true }],
    ['a call without the token', 401, {}],
    ['a call for the reader of a mail', 401, { needsToken: true, isAnonymous: true }],
    ['a host that may not know it', 401, { needsToken: true, address: 'https://forms.example.com/x' }],
  ] as const)('is not %s', async (_, status, call) => {
    expect(await ask(status, call)).toBe(0);
  });

  test('says nothing where the visitor has signed in anew meanwhile', async () => {
    expect(await ask(401, { needsToken: true }, ['old', 'old', 'new'])).toBe(0);
  });
});

describe('a write that AEM refuses without its CSRF token', () => {
  test.each([403, 419])('is repeated once after %i, with one fetched just then', async (status) => {
    answer(null, { status });
    answer('{"token":"fresh"}');
    answer(null);
    await send(context, put);
    expect(request(1).url).toBe('https://visit.example.com/libs/granite/csrf/token.json');
    expect(request(2)).toMatchObject({ method: 'PUT', body: '{"id":1}' });
    expect(request(2).headers.get('csrf-token')).toBe('fresh');
  });

  test.each([
    ['is refused again', '{"token":"fresh"}', 3],
    ['has no token to be had', '<html>', 2],
  ])('fails when it %s', async (_, token, calls) => {
    answer(null, { status: 403, statusText: 'Forbidden' });
    answer(token);
    answer(null, { status: 403, statusText: 'Forbidden' });
    await expect(send(context, put)).rejects.toMatchObject({ message: 'API Error! Forbidden', status: 403 });
    expect(origin).toHaveBeenCalledTimes(calls);
  });

  test('is not repeated for a question, nor for another host', async () => {
    origin.mockImplementation(async () => new Response(null, { status: 403 }));
    await expect(send(context, get)).rejects.toMatchObject({ status: 403 });
    await expect(send(context, { ...put, address: 'https://other.example.com/x' })).rejects.toMatchObject({
      status: 403,
    });
    expect(origin).toHaveBeenCalledTimes(2);
  });
});

import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { favourites } from './handlers/favourites.ts';
import { originMiddleware } from './node-server.ts';
import { createOriginState } from './state.ts';
import { startUnitServer } from './unit-server.ts';

describe('the origin over HTTP', () => {
  const state = createOriginState();
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const middleware = originMiddleware(state);
    server = createServer((request, response) => {
      middleware(request, response, (error) => {
        response.statusCode = error === undefined ? 200 : 500;
        response.end('a page');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('answers with status, headers and body', async () => {
    const response = await fetch(`${origin}/bin/api/solr/search?locale=en&query=hegra&limit=1`);
    expect([response.status, response.statusText]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ status: 'success', data: [{ id: 'hegra' }] });
  });

  test('hands over method, headers and a JSON body', async () => {
    const response = await fetch(`${origin}/bin/api/v2/user/update.favorites?lang=en`, {
      method: 'PUT',
      headers: { token: 'demo-u-odd' },
      body: JSON.stringify({ id: 'تبوك' }),
    });
    expect(response.status).toBe(200);
    expect(favourites(state).get('u-odd')).toMatchObject([{ id: 'تبوك' }]);
  });

  test('hands over a multipart form', async () => {
    const body = new FormData();
    body.set('accessToken', 'demo-u-default');
    const headers = { authKey: crypto.randomUUID() };
    const response = await fetch(`${origin}/bin/users/validate-user-session`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(200);
  });

  test('reads the switches of the cookie', async () => {
    const headers = { cookie: `demo=${encodeURIComponent('fail=G1')}` };
    const response = await fetch(`${origin}/geo/location.json`, { headers });
    expect([response.status, response.statusText]).toEqual([500, 'Internal Server Error']);
  });

  test('sends each cookie in a header of its own, with a redirect to the host asked for', async () => {
    const body = new URLSearchParams({ user: 'u-default', postLoginUrl: `${origin}/en/x.html` });
    const response = await fetch(`${origin}/sso/login`, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, `${origin}/en/x.html`]);
    expect(response.headers.getSetCookie()).toHaveLength(4);
    expect(response.headers.getSetCookie()[0]).not.toContain('Secure');
  });

  test.each([
    '/bin/nowhere',
    '/libs/nowhere.js',
    '/api',
    '/sso/',
    '/geo/nowhere',
    '/bin/users/manage-subscriptions',
  ])('%s is not known and answers 404 in JSON', async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'notFound' });
  });

  test.each(['/', '/en/home.html', '/binary.js', '/en/bin/api', '/assets/geo.js'])(
    '%s is left to others',
    async (path) => {
      const response = await fetch(`${origin}${path}`);
      expect(await response.text()).toBe('a page');
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test('a page asked for with switches gets them, and the tokens of their user, as cookies', async () => {
    const switches = 'user=u-default&slow=5';
    const response = await fetch(`${origin}/en/home.html?demo=${encodeURIComponent(switches)}`);
    expect(await response.text()).toBe('a page');
    const cookies = response.headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith('access_token=demo-u-default;'))).toBe(true);
    expect(cookies.some((cookie) => cookie.startsWith(`demo=${encodeURIComponent(switches)};`))).toBe(true);
  });

  test('a page asked for with user=none signs out', async () => {
    const response = await fetch(`${origin}/en/home.html?demo=user%3Dnone`);
    const removed = response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(removed).toHaveLength(3);
  });
});

describe('the origin in a process of its own', () => {
  test('finds its handlers without a bundler', async () => {
    const script = `
      const { answer } = await import('./origin/node-server.ts');
      const { createHandlers } = await import('./origin/handlers.ts');
      const { createOriginState } = await import('./origin/state.ts');
      const request = new Request('https://site.test/libs/granite/csrf/token.json');
      console.log((await answer(request, createHandlers(createOriginState()))).status);
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout.trim()).toBe('200');
  });
});

describe('the origin inside a unit test', () => {
  test('answers fetch on any host, and fails calls that it does not know', async () => {
    // MSW also says on the console which call it did not know.
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server, state } = startUnitServer();
    try {
      const response = await fetch('https://api.test/geo/location.json');
      expect(await response.json()).toEqual({ country_name: 'Saudi Arabia', city: 'Riyadh' });
      expect(state.calls.map((call) => call.name)).toEqual(['G1']);
      await expect(fetch('https://api.test/bin/nowhere')).rejects.toThrow();
    } finally {
      server.close();
      said.mockRestore();
    }
  });
});

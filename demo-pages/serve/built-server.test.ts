import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from './built-server.ts';

const loader = 'export const text = "a loader";\n'.repeat(50);
let dist: string;
let server: BuiltServer;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'built-server-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'loader.js'), loader);
  await writeFile(join(dist, 'assets/abc1234.js'), loader);
  server = await startBuiltServer({ dist });
});

afterEach(() => server.reset());

afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

describe('the built demo', () => {
  test('shows pages under the policy of the contract, with the built loader', async () => {
    const response = await get('/en/widget.html?widget=alert');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await response.text()).toContain('src="/build/loader.js"');
  });

  test('tells nobody the address of a page to which the link of a mail leads', async () => {
    const [reset, other] = await Promise.all([get('/en/reset-password.html'), get('/en/register.html')]);
    expect(reset.headers.get('referrer-policy')).toBe('no-referrer');
    expect(other.headers.get('referrer-policy')).toBeNull();
  });

  test('keeps assets for ever and asks anew for what has a stable name', async () => {
    const [asset, stable] = await Promise.all([get('/build/assets/abc1234.js'), get('/build/loader.js')]);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(stable.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/build/loader.js', { 'if-none-match': stable.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each([
    ['bytes=100-199', 100, 199],
    ['bytes=100-', 100, undefined],
    ['bytes=-10', -10, undefined],
  ])('gives the part of a film that is asked for: %s', async (range, from, to) => {
    const whole = Buffer.from(await (await get('/films/dunes.webm')).arrayBuffer());
    const end = to ?? whole.length - 1;
    const part = await get('/films/dunes.webm', { range });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(
      `bytes ${from < 0 ? whole.length + from : from}-${end}/${whole.length}`,
    );
    const bytes = Buffer.from(await part.arrayBuffer());
    expect(bytes.equals(whole.subarray(from, to === undefined ? undefined : to + 1))).toBe(true);
  });

  test('gives the whole of a film to those who ask for a part that is none', async () => {
    expect((await get('/films/dunes.webm', { range: 'bytes=9-1' })).status).toBe(200);
  });

  test('compresses for those who can read it', async () => {
    const [packed, plain] = await Promise.all([
      get('/build/loader.js', { 'accept-encoding': 'gzip, br' }),
      get('/build/loader.js', { 'accept-encoding': 'gzip' }),
    ]);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(Number(packed.headers.get('content-length'))).toBe(brotliCompressSync(loader).length);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect([await packed.text(), await plain.text()]).toEqual([loader, loader]);
  });

  test('compresses pages, too', async () => {
    const path = '/en/widget.html?widget=alert';
    const [packed, plain] = await Promise.all([
      get(path, { 'accept-encoding': 'br' }),
      get(path, { 'accept-encoding': 'identity' }),
    ]);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  test('sends the stylesheets of a page in one, and nothing else', async () => {
    const parts = ['/src/ui/tokens.css', '/demo-pages/site.css', '/images/hegra.jpg', '/demo-pages/page.ts'];
    const joined = await get(`/styles.css?${parts.join('&')}`);
    const own = await Promise.all(parts.slice(0, 2).map(async (part) => (await get(part)).text()));
    expect(joined.headers.get('content-type')).toContain('text/css');
    expect(await joined.text()).toBe(own.join(''));
    const again = await get(`/styles.css?${parts.join('&')}`, {
      'if-none-match': joined.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ['pictures', '/images/hegra.jpg', 'image/jpeg'],
    ['tokens', '/src/ui/tokens.css', 'text/css'],
    ['the origin', '/bin/api/v1/ssid/userInfo', 'application/json'],
  ])('serves %s', async (_what, path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });

  test.each([
    '/build/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/demo-pages/page.ts',
    '/widgets/alert/widget.ts',
    '/%',
  ])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('keeps a switch in a cookie and goes on without it', async () => {
    const response = await get('/en/widget.html?widget=alert&demo=slow%3D5');
    expect(response.headers.get('location')).toBe('/en/widget.html?widget=alert');
    expect(response.headers.getSetCookie().join()).toContain('demo=slow%3D5');
  });
});

describe('a test', () => {
  test('counts requests', async () => {
    await get('/build/loader.js?once');
    await get('/build/loader.js?twice');
    await get('/build/assets/abc1234.js');
    expect(server.count('/build/loader.js')).toBe(2);
    expect(server.count(/^\/build\//)).toBe(3);
  });

  test('lets a file fail as often as it wants', async () => {
    server.fail('/build/loader.js', 1);
    server.fail(/abc/, 1, 503);
    expect((await get('/build/loader.js')).status).toBe(404);
    expect((await get('/build/loader.js')).status).toBe(200);
    expect((await get('/build/assets/abc1234.js')).status).toBe(503);
  });

  test('breaks a connection', async () => {
    server.fail('/build/loader.js', 1, 'drop');
    await expect(get('/build/loader.js')).rejects.toThrow('fetch failed');
  });

  test('leaves a request without an answer', async () => {
    server.hang('/build/loader.js');
    const asked = fetch(`${server.url}/build/loader.js`, { signal: AbortSignal.timeout(100) });
    await expect(asked).rejects.toThrow('timeout');
  });

  test('lets a request wait', async () => {
    server.slow('/build/loader.js', 60);
    const start = performance.now();
    await get('/build/loader.js');
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  test('shows a page of its own', async () => {
    server.show('/en/own.html', '<!doctype html><p>own', { 'x-test': 'yes' });
    const response = await get('/en/own.html');
    expect(await response.text()).toContain('own');
    expect(response.headers.get('x-test')).toBe('yes');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

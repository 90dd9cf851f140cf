import { describe, expect, test } from 'vitest';
import { ask, type Question } from './ask.ts';
import { users } from './data.ts';
import { createOriginState } from './state.ts';

const state = createOriginState();
const choose = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> => {
  const question: Question = { method: 'POST', headers, body: new URLSearchParams(fields) };
  return ask(state, '/sso/login', question);
};
const page = async (path: string) => (await ask(state, path)).text();

describe('the page of the sign-on service', () => {
  test('offers everybody of users.json as a button, their names as text', async () => {
    const html = await page('/sso/login?lang=en');
    const offered = [...html.matchAll(/<button type="submit" name="user" value="([^"]+)">/gu)];
    expect(offered.map(([, id]) => id).toSorted()).toEqual(users.map(({ id }) => id).toSorted());
    expect(html).toContain('&lt;b&gt;Nour&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  test.each([
    ['en', 'ltr', 'Who is signing in?'],
    ['ar', 'rtl', 'من الذي يسجّل الدخول؟'],
    ['xx', 'ltr', 'Who is signing in?'],
  ])('in %s reads from %s: %s', async (language, direction, heading) => {
    const html = await page(`/sso/login?lang=${language}`);
    expect(html).toContain(`dir="${direction}">\n  <head>`);
    expect(html).toContain(`<h1>${heading}</h1>`);
  });

  test('has no script, no inline style, and a stylesheet that is served', async () => {
    const html = await page('/sso/login');
    expect(html).not.toMatch(/<script|<style|style=/u);
    const sheet = await ask(state, /<link rel="stylesheet" href="([^"]+)">/u.exec(html)?.[1] ?? '');
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });

  test('keeps the address to return to as it came, as text', async () => {
    const html = await page(`/sso/login?postLoginUrl=${encodeURIComponent('"><script>1</script>')}`);
    expect(html).toContain('name="postLoginUrl" value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;"');
  });
});

describe('signing in', () => {
  test.each([
    ['https://site.test/en/offers.html?a=1', {}, 'https://site.test/en/offers.html?a=1'],
    ['/de/offers.html', {}, 'https://site.test/de/offers.html'],
    ['https://evil.example/', {}, '/fr/home.html'],
    ['//evil.example/', {}, '/fr/home.html'],
    ['/\\evil.example', {}, '/fr/home.html'],
    ['javascript:alert(1)', {}, '/fr/home.html'],
    [
      '',
      { cookie: `current_url=${encodeURIComponent('https://site.test/ja/visa.html')}` },
      'https://site.test/ja/visa.html',
    ],
    ['', { cookie: `current_url=${encodeURIComponent('https://evil.example/')}` }, '/fr/home.html'],
    ['', {}, '/fr/home.html'],
  ])('with postLoginUrl %s and %o leads to %s', async (postLoginUrl, headers, location) => {
    const response = await choose({ user: 'u-default', lang: 'fr', postLoginUrl }, headers);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  test('a consumer gets access_token, and the cookies of business users go', async () => {
    const cookies = (await choose({ user: 'u-default' })).headers.getSetCookie();
    expect(cookies).toContain('access_token=demo-u-default; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    expect(cookies).toContain('ssid-access-token=; Path=/; Max-Age=0; SameSite=Lax');
    expect(cookies).toContain('ssid-user-data=; Path=/; Max-Age=0; SameSite=Lax');
  });

  test('a business user gets ssid-access-token and ssid-user-data, and access_token goes', async () => {
    const cookies = (await choose({ user: 'u-sta-admin' })).headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith('ssid-access-token=demo-u-sta-admin;'))).toBe(true);
    const data = cookies.find((cookie) => cookie.startsWith('ssid-user-data='))?.split(/[=;]/u)[1];
    expect(JSON.parse(decodeURIComponent(data ?? ''))).toMatchObject({ firstName: 'Salma' });
    expect(cookies).toContain('access_token=; Path=/; Max-Age=0; SameSite=Lax');
  });

  test('other switches stay thrown; who is signed in is for the tokens to tell', async () => {
    const response = await choose(
      { user: 'u-default' },
      { cookie: `demo=${encodeURIComponent('user=u-odd&slow=5')}` },
    );
    const cookie = response.headers.getSetCookie().find((value) => value.startsWith('demo='));
    expect(decodeURIComponent(cookie ?? '')).toMatch(/^demo=slow=5;/u);
  });

  test('as nobody in particular is refused', async () => {
    expect((await choose({ user: 'u-nobody' })).status).toBe(400);
  });
});

describe('signing out', () => {
  test.each([
    ['/sso/logout?id_token_hint=x&lang=de', {}, '/de/home.html'],
    ['/sso/logout', { referer: 'https://site.test/ar/offers.html' }, '/ar/home.html'],
    ['/sso/logout', { referer: 'https://evil.example/ar/' }, '/en/home.html'],
    [
      '/sso/logout',
      { cookie: `current_url=${encodeURIComponent('https://site.test/ja/')}` },
      '/ja/home.html',
    ],
    ['/sso/logout', {}, '/en/home.html'],
  ])('by %s with %o removes the cookies and leads to %s', async (path, headers, location) => {
    const response = await ask(state, path, { headers: headers });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    const removed = response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(removed.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
      'access_token',
      'demo',
      'ssid-access-token',
      'ssid-user-data',
    ]);
  });
});

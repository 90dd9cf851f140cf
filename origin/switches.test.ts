import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { createOriginState } from './state.ts';
import { noSwitches, readSwitches } from './switches.ts';

const withCookie = (demo: string, path = '/') =>
  new Request(`https://site.test${path}`, {
    headers: { cookie: `other=1; demo=${encodeURIComponent(demo)}` },
  });

describe('reading the switches of a request', () => {
  test.each([
    [
      'user=u-partner-admin&slow=800&fail=S1,F1',
      { ...noSwitches, user: 'u-partner-admin', slow: 800, fail: ['S1', 'F1'] },
    ],
    ['expired=1', { ...noSwitches, expired: true }],
    ['expired=false', noSwitches],
    ['slow=soon', noSwitches],
    ['slow=-5', noSwitches],
    ['slow=99999999', { ...noSwitches, slow: 60_000 }],
    ['csrf=1', { ...noSwitches, csrf: 403 }],
    ['csrf=419', { ...noSwitches, csrf: 419 }],
    ['csrf=off', noSwitches],
    ['fail=', noSwitches],
    ['unknown=1', noSwitches],
  ])('the cookie demo "%s" is read', (demo, expected) => {
    expect(readSwitches(withCookie(demo))).toEqual(expected);
  });

  test('a request without a cookie has none thrown', () => {
    expect(readSwitches(new Request('https://site.test/'))).toEqual(noSwitches);
  });

  test('a cookie that is not URL-encoded as it should be throws nothing', () => {
    const request = new Request('https://site.test/', { headers: { cookie: 'demo=%E0%A4%A' } });
    expect(readSwitches(request)).toEqual(noSwitches);
  });

  test('the query wins over the header, the header over the cookie, each switch by itself', () => {
    const request = withCookie('user=u-odd&slow=5&fail=S1', '/?demo=fail%3DF1');
    request.headers.set('x-demo', 'slow=9&fail=U1');
    expect(readSwitches(request)).toEqual({ ...noSwitches, user: 'u-odd', slow: 9, fail: ['F1'] });
  });

  test('switches of the memory hold where the request has none of its own', () => {
    const base = { ...noSwitches, user: 'u-default', slow: 3 };
    expect(readSwitches(withCookie('slow=0'), base)).toEqual({ ...base, slow: 0 });
  });
});

describe('what the switches do', () => {
  test.each([
    ['S1', '/bin/api/solr/search?query=hegra', 500],
    ['S1', '/bin/api/solr/search?suggestion=heg', 200],
    ['S2', '/bin/api/solr/search?suggestion=heg', 500],
    ['all', '/geo/location.json', 500],
    ['U1,G1', '/geo/location.json', 500],
    ['U1,F1', '/geo/location.json', 200],
  ])('fail=%s makes %s answer %i', async (fail, path, status) => {
    const response = await ask(createOriginState(), path, { headers: { 'x-demo': `fail=${fail}` } });
    expect(response.status).toBe(status);
  });

  test.each([
    ['S1', '/bin/api/solr/search?query=hegra', { status: 'error', results: 0, data: [] }],
    ['S2', '/bin/api/solr/search?suggestion=heg', { data: { status: 'error', results: 0, data: [] } }],
  ])('fail=%s:status makes the search answer with status error', async (name, path, expected) => {
    const response = await ask(createOriginState(), path, { headers: { 'x-demo': `fail=${name}:status` } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expected);
  });

  test('slow makes an answer wait', async () => {
    const before = performance.now();
    await ask(createOriginState(), '/geo/location.json', { headers: { 'x-demo': 'slow=60' } });
    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
  });

  test.each([
    ['user=u-default', {}, 'Mia'],
    ['', { token: 'demo-u-partner-admin' }, 'Huda'],
    ['', { cookie: 'access_token=demo-u-default' }, 'Mia'],
    ['', { cookie: 'ssid-access-token=demo-u-sta-admin' }, 'Salma'],
    ['user=u-sta-admin', { token: 'demo-u-default' }, 'Salma'],
    ['user=none', { token: 'demo-u-default' }, undefined],
    ['user=nobody-we-know', { cookie: 'access_token=demo-u-default' }, undefined],
    ['', { token: 'stolen', cookie: 'access_token=demo-u-default' }, undefined],
    ['', {}, undefined],
  ])('with switches "%s" and headers %o the visitor is %s', async (switches, headers, firstName) => {
    const response = await ask(createOriginState(), '/bin/api/v1/ssid/userInfo', {
      headers: { ...headers, 'x-demo': switches },
    });
    const { statusCode, message } = (await response.json()) as { statusCode: number; message: string };
    expect(statusCode).toBe(firstName === undefined ? 401 : 200);
    if (firstName !== undefined) expect(JSON.parse(message)).toMatchObject({ firstName });
  });

  test('switches thrown in the memory hold for every request', async () => {
    const state = createOriginState({ switches: { fail: ['G1'] } });
    expect((await ask(state, '/geo/location.json')).status).toBe(500);
    state.switches.fail = [];
    expect((await ask(state, '/geo/location.json')).status).toBe(200);
  });
});

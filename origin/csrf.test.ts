import { describe, expect, test } from 'vitest';
import { ask, askJson, type Question } from './ask.ts';
import { favourites } from './handlers/favourites.ts';
import { createOriginState } from './state.ts';

const keep = '/bin/api/v2/user/update.favorites?lang=en';
const taif: Question = { as: 'u-odd', method: 'PUT', body: { id: 'taif' } };
const withToken = (token: string): Question => ({ ...taif, headers: { 'CSRF-Token': token } });

async function tokenOf(state: ReturnType<typeof createOriginState>): Promise<string> {
  return ((await askJson(state, '/libs/granite/csrf/token.json')) as { token: string }).token;
}

describe('an origin that demands a token with each write', () => {
  test.each([403, 419] as const)('answers %i without one, and the write is not done', async (status) => {
    const state = createOriginState({ switches: { csrf: status } });
    const response = await ask(state, keep, taif);
    expect([response.status, await response.json()]).toEqual([status, { error: 'notAllowed' }]);
    expect(favourites(state).get('u-odd')).toBeUndefined();
  });

  test('takes the write with the token that it gives', async () => {
    const state = createOriginState({ switches: { csrf: 403 } });
    expect((await ask(state, keep, withToken(await tokenOf(state)))).status).toBe(200);
    expect(favourites(state).get('u-odd')).toMatchObject([{ id: 'taif' }]);
  });

  test('refuses a token that is made up, and one that is older than ten minutes', async () => {
    let now = Date.parse('2026-11-20T12:00:00+03:00');
    const state = createOriginState({ switches: { csrf: 403 }, now: () => new Date(now) });
    const token = await tokenOf(state);
    expect((await ask(state, keep, withToken('made-up'))).status).toBe(403);
    now += 10 * 60_000;
    expect((await ask(state, keep, withToken(token))).status).toBe(403);
  });

  test.each<[string, Question]>([
    ['/bin/api/v1/ssid/userInfo', { as: 'u-default' }],
    ['/sso/userInfo', { as: 'u-default', method: 'POST', body: {} }],
    ['/own/vote', { method: 'POST', body: { id: 'q', value: 1 } }],
  ])('lets %s through: it is no write to the content repository', async (path, question) => {
    const state = createOriginState({ switches: { csrf: 403 } });
    expect((await ask(state, path, question)).status).toBe(200);
  });

  test('may be told so by a switch of the request', async () => {
    const state = createOriginState();
    const asked = (demo: string) => ask(state, keep, { ...taif, headers: { 'x-demo': demo } });
    expect((await asked('csrf=1')).status).toBe(403);
    expect((await asked('csrf=419')).status).toBe(419);
    expect((await asked('csrf=0')).status).toBe(200);
  });
});

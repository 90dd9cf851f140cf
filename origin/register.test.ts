import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { createOriginState } from './state.ts';

const sound = {
  kind: 'consumer',
  firstName: 'Мария-Луиза',
  lastName: 'Öztürk',
  email: 'new@example.org',
  password: 'coffee under palms',
  phone: '+966 50 123 4567',
  terms: true,
  lang: 'en',
};

const setUp = () => {
  let time = 0;
  const state = createOriginState({ now: () => new Date(time) });
  const post = async (body: Record<string, unknown>, path = '/own/register') => {
    const response = await ask(state, path, { method: 'POST', body });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, wait: response.headers.get('retry-after'), ...answer };
  };
  return { post, wait: (seconds: number) => (time += seconds * 1000) };
};

test('who registers gets a reference, once for an address', async () => {
  const { post } = setUp();
  expect(await post(sound)).toMatchObject({ status: 201, reference: expect.stringMatching(/^R-/) });
  expect(await post(sound)).toMatchObject({ status: 409, fields: { email: 'taken' } });
});

test.each([
  [{ firstName: 'R2D2' }, { firstName: 'pattern' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: 'long' }],
  [{ email: 'nobody' }, { email: 'pattern' }],
  [{ email: '' }, { email: 'required' }],
  [{ password: 'short' }, { password: 'short' }],
  [{ phone: '12' }, { phone: 'pattern' }],
  [{ terms: false }, { terms: 'required' }],
])('%o is refused', async (change, fields) => {
  const { post } = setUp();
  expect(await post({ ...sound, ...change })).toMatchObject({ status: 422, fields });
});

test('the mail is sent again, for any address alike, until there were three within a minute', async () => {
  const { post, wait } = setUp();
  const again = { email: 'taken@example.org', resend: true };
  for (const _ of [1, 2, 3]) expect((await post(again)).status).toBe(200);
  expect(await post(again)).toMatchObject({ status: 429, wait: '60' });
  wait(60);
  expect((await post(again)).status).toBe(200);
});

test('a machine is told that all went well, and is not registered', async () => {
  const { post } = setUp();
  expect((await post({ ...sound, contact_reason: 'x' })).status).toBe(201);
  expect((await post(sound)).status).toBe(201);
});

test('the token of a mail sets a password; one that has expired or that no mail had does not', async () => {
  const { post } = setUp();
  const path = '/api/account/reset-password';
  const body = { token: 'reset-abcdefgh', password: 'long enough' };
  expect((await post({ ...body, password: 'short' }, path)).status).toBe(422);
  expect((await post(body, path)).status).toBe(200);
  expect(await post({ ...body, token: 'reset-expired-1' }, path)).toMatchObject({
    status: 410,
    error: 'expired',
  });
  expect(await post({ ...body, token: 'made-up-token' }, path)).toMatchObject({ status: 410 });
});

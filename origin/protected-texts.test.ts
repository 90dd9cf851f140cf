import { expect, test } from 'vitest';
import { ask, askJson } from './ask.ts';
import { createOriginState, type OriginState } from './state.ts';

/** What is behind W1 and T1: texts that no page holds, and the reason of a refusal in the page's language. */

const text = '/own/protected/first-light.html?lang=en';
const open = (state: OriginState, page: string) => askJson(state, `/bin/api/v1/paywall?pagePath=${page}`);

test('a text of a metered page is refused until the page has been opened', async () => {
  const state = createOriginState();
  expect((await ask(state, text)).status).toBe(403);
  await open(state, '/en/articles/first-light');
  const answer = await ask(state, text);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.text()).toContain('<h2>Half an hour before sunrise: Elephant Rock</h2>');
  expect((await ask(state, '/own/protected/first-light.html?lang=de')).status).toBe(403);
});

test('a text stays refused where the free pages are used up, and is sent to whoever is signed in', async () => {
  const state = createOriginState();
  for (const page of ['a', 'b', 'c', 'first-light']) await open(state, `/en/articles/${page}`);
  expect((await ask(state, text)).status).toBe(403);
  expect((await ask(state, text, { as: 'u-default' })).status).toBe(200);
});

test('a request is refused in the language of its page', async () => {
  const check = '/bin/auth/tc/checkaccess?pagePath=/de/partner-tools/insights';
  expect(await askJson(createOriginState(), check, { as: 'u-partner-contributor' })).toMatchObject({
    access: 'rejected',
    reason: expect.stringContaining('Publikation'),
    termsVersion: null,
  });
});

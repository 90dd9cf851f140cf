import { expect, test } from 'vitest';
import { ask, askJson } from './ask.ts';
import { createOriginState } from './state.ts';

const post = { method: 'POST', body: {} };

test('nobody deletes or exports an account without being signed in', async () => {
  const state = createOriginState();
  for (const path of ['/own/delete-account', '/own/export'])
    expect((await ask(state, path, post)).status).toBe(401);
  expect((await ask(state, '/own/export/my-data.json')).status).toBe(401);
});

test('a deletion asked for twice has one reference, and another person another', async () => {
  const state = createOriginState();
  const first = await askJson(state, '/own/delete-account', { ...post, as: 'u-default' });
  expect(await askJson(state, '/own/delete-account', { ...post, as: 'u-default' })).toEqual(first);
  expect(await askJson(state, '/own/delete-account', { ...post, as: 'u-odd' })).not.toEqual(first);
});

test('an export names a file with the visitor’s own data', async () => {
  const state = createOriginState();
  const { url } = (await askJson(state, '/own/export', { ...post, as: 'u-default' })) as { url: string };
  const file = await ask(state, url, { as: 'u-default' });
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.json()).toMatchObject({ firstName: 'Mia' });
});

import { describe, expect, test } from 'vitest';
import { ask, askJson } from './ask.ts';
import { accessAnswers } from './call-table.ts';
import { favourites } from './handlers/favourites.ts';
import { forgetAll } from './memory.ts';
import { createOriginState } from './state.ts';

const admin = { as: 'u-partner-admin' };

describe('what the origin remembers', () => {
  test('a page that a visitor keeps is theirs alone, once, until they remove it', async () => {
    const state = createOriginState();
    const list = (as: string) =>
      askJson(state, '/bin/api/v2/user/get.favorites?locale=en', { as, method: 'POST' });
    const taif = {
      id: 'taif',
      type: 'place',
      title: 'Taif',
      url: '/en/places/taif',
      featureImage: '/images/taif.jpg',
    };
    for (const _ of [1, 2]) {
      await ask(state, '/bin/api/v2/user/update.favorites?lang=en', {
        as: 'u-odd',
        method: 'PUT',
        body: taif,
      });
    }
    expect(await list('u-odd')).toEqual({ items: [taif] });
    expect(await list('u-partner-admin')).toEqual({ items: [] });
    await ask(state, '/bin/api/v2/user/delete.favorites?lang=en', {
      as: 'u-odd',
      method: 'DELETE',
      body: { id: 'taif' },
    });
    expect(await list('u-odd')).toEqual({ items: [] });
  });

  test('each origin has a memory of its own, and can lose it', async () => {
    const [one, other] = [createOriginState(), createOriginState()];
    await ask(one, '/bin/api/v2/user/delete.favorites?lang=en', {
      as: 'u-default',
      method: 'DELETE',
      body: { id: 'hegra' },
    });
    expect(favourites(one).get('u-default')).toHaveLength(2);
    expect(favourites(other).get('u-default')).toHaveLength(3);
    forgetAll(one);
    expect(favourites(one).get('u-default')).toHaveLength(3);
  });

  test('interests that a visitor saves stand in their user info', async () => {
    const state = createOriginState();
    await ask(state, '/bin/users/user-profile/status', {
      as: 'u-default',
      method: 'POST',
      body: { interests: ['sea', 'art'], email: 'other@example.org' },
    });
    const { message } = (await askJson(state, '/bin/api/v1/ssid/userInfo', { as: 'u-default' })) as {
      message: string;
    };
    expect(JSON.parse(message)).toMatchObject({ interests: 'sea,art', email: 'default@example.org' });
  });

  test('an enlisted company is seen by staff at once and by other partners not yet', async () => {
    const state = createOriginState();
    const path = '/api/users/businessProfiles/v1/partner';
    const { companyId } = (await askJson(state, path, {
      as: 'u-default',
      method: 'POST',
      body: { names: { ar: 'رحلات القمر', en: 'Qamar Tours' } },
    })) as { companyId: string };
    expect((await ask(state, `${path}/${companyId}`, { as: 'u-sta-admin' })).status).toBe(200);
    expect((await ask(state, `${path}/${companyId}`, { as: 'u-partner-content' })).status).toBe(404);
  });

  test('a changed entry keeps what was not changed', async () => {
    const state = createOriginState();
    const path = '/api/users/businessProfiles/v1/partner/P-1001';
    await ask(state, path, { ...admin, method: 'PUT', body: { phone: '+966110000009', verified: false } });
    expect(await askJson(state, path, admin)).toMatchObject({
      phone: '+966110000009',
      category: 'tour-operator',
      verified: true,
    });
  });

  test('several assets are packed, and ready at the second look', async () => {
    const state = createOriginState();
    const path = '/bin/users/assets/download';
    const body = {
      items: [
        { assetId: 'AS-2001', rendition: 'original' },
        { assetId: 'AS-2004', rendition: 'original' },
      ],
      filename: 'set',
      acceptedLicences: [{ name: 'Open use with credit', version: '2026-1' }],
    };
    const { jobId } = (await askJson(state, path, { ...admin, method: 'POST', body })) as { jobId: string };
    expect(await askJson(state, `${path}?jobId=${jobId}`, admin)).toEqual({ jobId, state: 'preparing' });
    const ready = (await askJson(state, `${path}?jobId=${jobId}`, admin)) as { state: string; url: string };
    expect(ready.state).toBe('ready');
    expect((await ask(state, ready.url, admin)).headers.get('content-type')).toBe('application/zip');
  });

  test('assets whose licence has run out are not handed out', async () => {
    const state = createOriginState({ now: () => new Date('2031-01-01') });
    const body = { items: [{ assetId: 'AS-2001', rendition: 'original' }], acceptedLicences: [] };
    const response = await ask(state, '/bin/users/assets/download', { ...admin, method: 'POST', body });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'notAllowed', assetIds: ['AS-2001'] });
  });

  test('three articles are free for an anonymous visitor, and those stay open', async () => {
    const state = createOriginState();
    const open = (page: string) => askJson(state, `/bin/api/v1/paywall?pagePath=/articles/${page}`);
    expect(await open('a')).toMatchObject({ allowed: true, remaining: 2 });
    await open('b');
    expect(await open('c')).toMatchObject({ allowed: true, remaining: 0 });
    expect(await open('d')).toMatchObject({ allowed: false, reason: 'quota' });
    expect(await open('a')).toMatchObject({ allowed: true });
  });

  test.each([
    ['u-partner-admin', { allowed: true }],
    ['u-default', { allowed: false, reason: 'role' }],
    [undefined, { allowed: false, reason: 'anonymous' }],
  ])('partner pages are answered for %s with %o', async (as, expected) => {
    const question = as === undefined ? {} : { as };
    expect(
      await askJson(createOriginState(), '/bin/api/v1/paywall?pagePath=/content-hub/a', question),
    ).toMatchObject(expected);
  });

  test('a request for access is pending, and accepted terms grant it', async () => {
    const state = createOriginState();
    const check = () => askJson(state, '/bin/auth/tc/checkaccess?pagePath=/content-hub', admin);
    const submit = (body: Record<string, unknown>) =>
      askJson(state, '/bin/api/v1/tc/tc-form-creation', { ...admin, method: 'POST', body });
    await submit({ answers: accessAnswers });
    expect(await check()).toEqual({ access: 'pending', termsVersion: null });
    await submit({ acceptTermsVersion: '2026-10' });
    expect(await check()).toEqual({ access: 'granted', termsVersion: '2026-10' });
  });

  test('a mail link unsubscribes from everything without a session', async () => {
    const state = createOriginState();
    const read = () => askJson(state, '/bin/users/retrieve-subscriptions?token=mail-u-default');
    expect(JSON.stringify(await read())).toContain('"subscribed":true');
    await ask(state, '/bin/users/manage-subscriptions', {
      method: 'POST',
      body: { token: 'mail-u-default', unsubscribeAll: true },
    });
    expect(JSON.stringify(await read())).not.toContain('"subscribed":true');
  });

  test('mail choices that the service does not know are named', async () => {
    const body = {
      subscriptions: [
        { id: 'offers', subscribed: true },
        { id: 'gossip', subscribed: true },
      ],
    };
    const answer = await askJson(createOriginState(), '/bin/users/manage-subscriptions', {
      as: 'u-default',
      method: 'POST',
      body,
    });
    expect(answer).toEqual({ ok: true, failed: ['gossip'] });
  });

  test('a fourth mail within a minute has to wait', async () => {
    let time = 0;
    const state = createOriginState({ now: () => new Date(time) });
    const send = () =>
      ask(state, '/api/account/reset-password', { method: 'POST', body: { email: 'a@example.org' } });
    for (const _ of [1, 2, 3]) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    time += 60_000;
    expect((await send()).status).toBe(200);
  });

  test('contributors get bookings without amounts', async () => {
    const path = '/api/b2b/booking/list-bookings';
    const answer = JSON.stringify(await askJson(createOriginState(), path, { as: 'u-partner-contributor' }));
    expect(answer).toContain('"bookingId"');
    expect(answer).not.toContain('"amount"');
  });

  test('anonymous visitors get the public directory without contacts', async () => {
    const path = '/bin/api/v1/search.json?locale=en&type=bd&query=samt';
    expect(JSON.stringify(await askJson(createOriginState(), path))).not.toContain('@');
    expect(JSON.stringify(await askJson(createOriginState(), path, admin))).toContain('@');
  });

  test('pages of 15 follow one another without gap or overlap', async () => {
    const state = createOriginState();
    const ids = async (offset: number) => {
      const page = await askJson(
        state,
        `/bin/api/solr/search?locale=en&limit=15&offset=${offset}&type=place`,
      );
      return (page as { data: { id: string }[] }).data.map((item) => item.id);
    };
    const all = [await ids(0), await ids(15), await ids(30), await ids(45), await ids(60)].flat();
    expect(new Set(all).size).toBe(64);
    expect(all).toHaveLength(64);
    expect(await ids(75)).toEqual([]);
  });
});

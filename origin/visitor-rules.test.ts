import { describe, expect, test } from 'vitest';
import { ask, askJson, type Question } from './ask.ts';
import { accessAnswers } from './call-table.ts';
import { memberships } from './handlers/profile.ts';
import { createOriginState, type OriginState } from './state.ts';

const post = (body: Record<string, unknown>, as?: string): Question => ({
  method: 'POST',
  body,
  ...(as !== undefined && { as }),
});
const outcome = async (state: OriginState, path: string, question: Question) => {
  const response = await ask(state, path, question);
  return [response.status, await response.json()];
};

describe('mail choices', () => {
  const path = '/bin/users/manage-subscriptions';
  const offers = { subscriptions: [{ id: 'offers', subscribed: true, frequency: 'daily' }] };

  test.each<[string, Question, number, object]>([
    ['by a session', post(offers, 'u-default'), 200, { ok: true, failed: [] }],
    ['by the link of a mail', post({ ...offers, token: 'mail-u-default' }), 200, { ok: true }],
    ['by an address', post({ ...offers, email: 'who@example.org' }), 200, { ok: true, failed: [] }],
    ['by nobody', post(offers), 401, { error: 'notAllowed' }],
    [
      'by a session and an address',
      post({ ...offers, email: 'a@example.org' }, 'u-default'),
      400,
      { error: 'many' },
    ],
    [
      'by a link and an address',
      post({ token: 'mail-u-default', email: 'a@example.org' }),
      400,
      { error: 'many' },
    ],
    ['by a link that is no more', post({ ...offers, token: 'mail-nobody' }), 401, { error: 'expired' }],
    ['by what is no address', post({ ...offers, email: 'nobody' }), 422, { fields: { email: 'pattern' } }],
  ])('changed %s', async (_case, question, status, holds) => {
    const [code, answer] = await outcome(createOriginState(), path, question);
    expect(code).toBe(status);
    expect(answer).toMatchObject(holds);
  });

  test('of an address that is known and of one that is not are answered alike', async () => {
    const state = createOriginState();
    const answers = ['default@example.org', 'stranger@example.org'].map((email) =>
      outcome(state, path, post({ email, requestLink: true })),
    );
    const [known, stranger] = await Promise.all(answers);
    expect(known).toEqual(stranger);
    expect(known).toEqual([200, { ok: true, failed: [] }]);
  });

  test('made with a known address are those of its owner', async () => {
    const state = createOriginState();
    await ask(state, path, post({ ...offers, email: 'Default@example.org' }));
    const answer = await askJson(state, '/bin/users/retrieve-subscriptions', { as: 'u-default' });
    expect(answer).toMatchObject({
      subscriptions: expect.arrayContaining([
        expect.objectContaining({ id: 'offers', subscribed: true, frequency: 'daily' }),
      ]),
    });
  });

  test('that another device changes meanwhile are refused as they are now', async () => {
    const state = createOriginState({ switches: { fail: ['N2:changed'] } });
    const off = { subscriptions: [{ id: 'travel-ideas', subscribed: false }] };
    const [status, answer] = await outcome(state, path, post(off, 'u-default'));
    const present = await askJson(state, '/bin/users/retrieve-subscriptions', { as: 'u-default' });
    expect(status).toBe(409);
    expect(answer).toEqual({ error: 'changed', ...(present as object) });
    expect(JSON.stringify(present)).toContain('"subscribed":true,"frequency":"weekly"');
  });

  test('of which one cannot be changed are changed but for that one', async () => {
    const state = createOriginState({ switches: { fail: ['N2:partly'] } });
    const ids = ['travel-ideas', 'offers'];
    const change = { subscriptions: ids.map((id) => ({ id, subscribed: id === 'offers' })) };
    expect(await outcome(state, path, post(change, 'u-default'))).toEqual([
      200,
      { ok: true, failed: ['travel-ideas'] },
    ]);
    const { subscriptions } = (await askJson(state, '/bin/users/retrieve-subscriptions', {
      as: 'u-default',
    })) as { subscriptions: { id: string; subscribed: boolean }[] };
    expect(subscriptions.filter(({ subscribed }) => subscribed).map(({ id }) => id)).toEqual([
      'travel-ideas',
      'offers',
    ]);
  });

  test('asked for too often have to wait', async () => {
    const state = createOriginState();
    const request = () => ask(state, path, post({ email: 'a@example.org', requestLink: true }));
    for (const _ of [1, 2, 3]) expect((await request()).status).toBe(200);
    const refused = await request();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

describe('the profile', () => {
  const path = '/bin/users/user-profile/status';
  const now = () => new Date('2026-11-20T12:00:00+03:00');

  test.each<[string, Question, number, object]>([
    [
      'takes a phone number',
      post({ phone: '+4930000000' }, 'u-odd'),
      200,
      { profile: { phone: '+4930000000' } },
    ],
    [
      'refuses what is none',
      post({ phone: 'call me', country: 'Germany', birthYear: 1899 }, 'u-odd'),
      422,
      { error: 'pattern', fields: { phone: 'pattern', country: 'pattern', birthYear: 'pattern' } },
    ],
    [
      'joins the programme',
      post({ loyalty: 'enrol', birthYear: 1990 }, 'u-odd'),
      200,
      {
        loyalty: { state: 'enrolled', tier: 'palm', points: 0, nextTierAt: 1000, number: expect.any(String) },
      },
    ],
    [
      'does not join it at fourteen',
      post({ loyalty: 'enrol', birthYear: 2012 }, 'u-odd'),
      422,
      { fields: { birthYear: 'notAllowed' } },
    ],
    [
      'joins it on the eighteenth birthday',
      post({ loyalty: 'enrol', birthDate: '2008-11-20', birthYear: 2008 }, 'u-odd'),
      200,
      { loyalty: { state: 'enrolled' } },
    ],
    [
      'does not join it the day before',
      post({ loyalty: 'enrol', birthDate: '2008-11-21', birthYear: 2008 }, 'u-odd'),
      422,
      { fields: { birthDate: 'notAllowed' } },
    ],
    [
      'does not join it twice',
      post({ loyalty: 'enrol', birthYear: 1990 }, 'u-default'),
      409,
      { error: 'duplicate', loyalty: { tier: 'falcon', points: 1240 } },
    ],
  ])('%s', async (_case, question, status, holds) => {
    const [code, answer] = await outcome(createOriginState({ now }), path, question);
    expect(code).toBe(status);
    expect(answer).toMatchObject(holds);
  });

  test('of somebody without a membership says so', async () => {
    expect(await askJson(createOriginState(), path, { as: 'u-odd' })).toMatchObject({
      loyalty: { state: 'none', tier: null, number: null, points: 0, nextTierAt: null },
    });
  });

  test('of somebody who is suspended cannot join', async () => {
    const state = createOriginState({ now });
    memberships(state).set('u-odd', { state: 'suspended', number: '1', points: 6000 });
    expect(await askJson(state, path, { as: 'u-odd' })).toMatchObject({
      loyalty: { state: 'suspended', tier: 'oryx', nextTierAt: null },
    });
    const question = post({ loyalty: 'enrol', birthYear: 1990 }, 'u-odd');
    expect((await ask(state, path, question)).status).toBe(403);
  });
});

describe('access behind terms', () => {
  const form = '/bin/api/v1/tc/tc-form-creation';
  const check = (state: OriginState, as: string, lang = 'en') =>
    askJson(state, `/bin/auth/tc/checkaccess?pagePath=/content-hub&lang=${lang}`, { as });

  test('that was rejected says why, in the language of the call, and may be asked for again', async () => {
    const state = createOriginState();
    const as = 'u-partner-contributor';
    expect(await check(state, as, 'de')).toMatchObject({
      access: 'rejected',
      reason: expect.stringContaining('Publikation'),
    });
    expect((await ask(state, form, post({ answers: accessAnswers }, as))).status).toBe(201);
    expect(await check(state, as)).toMatchObject({ access: 'pending' });
  });

  test('that is pending keeps its reference', async () => {
    const state = createOriginState();
    const request = () => askJson(state, form, post({ answers: accessAnswers }, 'u-partner-admin'));
    expect(await request()).toEqual(await request());
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'nothing',
      {},
      {
        companyName: 'required',
        country: 'required',
        products: 'required',
        reason: 'required',
        consent: 'required',
      },
    ],
    ['a wrong phone', { ...accessAnswers, phone: '12' }, { phone: 'pattern' }],
    [
      'too many products',
      { ...accessAnswers, products: Array.from({ length: 11 }, String) },
      { products: 'many' },
    ],
    [
      'too many documents',
      { ...accessAnswers, documents: ['U-1', 'U-2', 'U-3', 'U-4'] },
      { documents: 'many' },
    ],
    ['too much text', { ...accessAnswers, reason: 'a'.repeat(10_001) }, { reason: 'long' }],
    ['no consent', { ...accessAnswers, consent: false }, { consent: 'required' }],
  ])('asked for with %s is refused, field by field', async (_case, answers, fields) => {
    const [status, answer] = await outcome(createOriginState(), form, post({ answers }, 'u-partner-admin'));
    expect([status, answer]).toEqual([422, { error: Object.values(fields)[0], fields }]);
  });

  test('by terms of another day is refused with those of today', async () => {
    const question = post({ acceptTermsVersion: '2001' }, 'u-partner-admin');
    expect(await outcome(createOriginState(), form, question)).toEqual([
      409,
      { error: 'changed', termsVersion: '2026-10' },
    ]);
  });
});

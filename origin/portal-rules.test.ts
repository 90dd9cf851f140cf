import { describe, expect, test } from 'vitest';
import { ask, askJson, type Question } from './ask.ts';
import { createOriginState, type OriginState } from './state.ts';

const admin = { as: 'u-partner-admin' };
const outcome = async (state: OriginState, path: string, question: Question) => {
  const response = await ask(state, path, question);
  return [response.status, await response.json()];
};

describe('entries of companies', () => {
  const list = '/api/users/businessProfiles/v1/partner';
  const own = `${list}/P-1001`;
  const put = (body: Record<string, unknown>): Question => ({ ...admin, method: 'PUT', body });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['without a name', {}, { companyName: 'required' }],
    ['with a name of 101 letters', { companyName: 'a'.repeat(101) }, { companyName: 'long' }],
    [
      'with eleven products and a wrong phone',
      { companyName: 'A', products: Array.from({ length: 11 }, String), phone: 'call us' },
      { products: 'many', phone: 'pattern' },
    ],
    ['beyond the pole', { companyName: 'A', latitude: 91 }, { latitude: 'pattern' }],
  ])('%s are refused, field by field', async (_case, body, fields) => {
    const [status, answer] = await outcome(createOriginState(), list, { ...admin, method: 'POST', body });
    expect([status, answer]).toEqual([422, { error: Object.values(fields)[0], fields }]);
  });

  test('of a company that is listed already name it', async () => {
    const question: Question = { ...admin, method: 'POST', body: { companyName: 'Samt Najd Trails' } };
    expect(await outcome(createOriginState(), list, question)).toEqual([
      409,
      { error: 'duplicate', companyId: 'P-1001' },
    ]);
  });

  test('may begin as a draft, which nobody but the authority sees', async () => {
    const state = createOriginState();
    const body = { companyName: 'Qamar Tours', status: 'draft' };
    const [, made] = await outcome(state, list, { ...admin, method: 'POST', body });
    expect(made).toMatchObject({ status: 'draft' });
    const { total } = (await askJson(state, `${list}?status=draft`, { as: 'u-sta-admin' })) as {
      total: number;
    };
    const others = (await askJson(state, `${list}?status=draft`, { as: 'u-partner-content' })) as typeof made;
    expect([total, others]).toEqual([1, { items: [], total: 0 }]);
  });

  test('that somebody else has edited meanwhile come back as they are now', async () => {
    const state = createOriginState();
    const { updated } = (await askJson(state, own, admin)) as { updated: string };
    expect((await ask(state, own, put({ updated, phone: '+966110000009' }))).status).toBe(200);
    const [status, present] = await outcome(state, own, put({ updated, phone: '+966110000010' }));
    expect([status, present]).toMatchObject([
      409,
      {
        error: 'changed',
        companyId: 'P-1001',
        phone: '+966110000009',
        updated: expect.not.stringMatching(updated),
      },
    ]);
  });

  test('that are taken from the directory are seen by their own people only', async () => {
    const state = createOriginState();
    await ask(state, own, put({ status: 'unpublished' }));
    const seen = async (as: string) => (await ask(state, own, { as })).status;
    expect([
      await seen('u-partner-admin'),
      await seen('u-sta-member'),
      await seen('u-partner-content'),
    ]).toEqual([200, 200, 404]);
    expect(await askJson(state, own, admin)).toMatchObject({
      status: 'unpublished',
      category: 'tour-operator',
    });
  });
});

describe('sets of assets', () => {
  const path = '/bin/users/damcollections?lang=en';
  const write = (method: string, body: Record<string, unknown>): Question => ({ ...admin, method, body });
  const seen = '2026-10-01T09:00:00+03:00';

  test.each<[string, Question, number, object]>([
    [
      'of a name that is in use are refused',
      write('POST', { name: 'winter BROCHURE' }),
      409,
      { error: 'duplicate' },
    ],
    ['without a name are refused', write('POST', {}), 422, { fields: { name: 'required' } }],
    [
      'are changed by who has seen them',
      write('PUT', { id: 'C-1', updated: seen, assetIds: [] }),
      200,
      { count: 0 },
    ],
    ['are not changed by who has not', write('PUT', { id: 'C-1' }), 422, { fields: { updated: 'required' } }],
    [
      'that were changed meanwhile come back as they are now',
      write('PUT', { id: 'C-1', updated: '2026-09-01', name: 'Other' }),
      409,
      { error: 'changed', name: 'Winter brochure', updated: seen, items: [{}, {}, {}], missing: [] },
    ],
    [
      'of somebody else stay as they are',
      write('PUT', { id: 'C-2', name: 'Mine' }),
      403,
      { error: 'notAllowed' },
    ],
    ['that there are not', write('PUT', { id: 'C-9' }), 404, { error: 'notFound' }],
  ])('%s', async (_case, question, status, holds) => {
    const [code, answer] = await outcome(createOriginState(), path, question);
    expect(code).toBe(status);
    expect(answer).toMatchObject(holds);
  });

  test('edited twice within one moment are told apart', async () => {
    const state = createOriginState({ now: () => new Date(seen) });
    const edit = async (updated: string) =>
      (await askJson(state, path, write('PUT', { id: 'C-1', updated, name: 'Edited' }))) as {
        updated: string;
      };
    const first = await edit(seen);
    const second = await edit(first.updated);
    expect(new Set([seen, first.updated, second.updated].map(Date.parse)).size).toBe(3);
  });

  test('that are shared are marked, and have an address', async () => {
    const state = createOriginState();
    await ask(state, path, write('PUT', { id: 'C-1', share: true }));
    expect(await askJson(state, path, admin)).toMatchObject({ items: [{ id: 'C-1', shared: true }, {}] });
  });
});

describe('downloads', () => {
  const path = '/bin/users/assets/download';
  const take = (...assetIds: string[]): Question => ({
    ...admin,
    method: 'POST',
    body: { assetIds, acceptedLicence: true },
  });

  test.each<[string, Question, number, object]>([
    ['of nothing are refused', take(), 422, { fields: { assetIds: 'required' } }],
    [
      'without a licence are refused',
      { ...take('AS-2001'), body: { assetIds: ['AS-2001'] } },
      422,
      { fields: { acceptedLicence: 'required' } },
    ],
    [
      'of what is kept back are refused',
      take('AS-2003'),
      403,
      { error: 'notAllowed', failed: [{ assetId: 'AS-2003' }] },
    ],
    ['of what there is not are refused', take('AS-0'), 403, { error: 'notFound' }],
  ])('%s', async (_case, question, status, holds) => {
    const [code, answer] = await outcome(createOriginState(), path, question);
    expect(code).toBe(status);
    expect(answer).toMatchObject(holds);
  });

  test.each<[string[], object]>([
    [['AS-2001', 'AS-2004'], { state: 'ready', failed: [], url: expect.any(String) }],
    [
      ['AS-2001', 'AS-2003', 'AS-0'],
      {
        state: 'partly',
        failed: [
          { assetId: 'AS-2003', reason: 'notAllowed' },
          { assetId: 'AS-0', reason: 'notFound' },
        ],
        bytes: 10_080_000,
      },
    ],
    [['AS-2003', 'AS-2006'], { state: 'failed', failed: [{}, {}] }],
  ])('of %j are asked for again, and become %o', async (assetIds, holds) => {
    const state = createOriginState({ now: () => new Date('2026-01-01') });
    const { jobId } = (await askJson(state, path, take(...assetIds))) as { jobId: string };
    const again: Question = { ...admin, method: 'POST', body: { jobId } };
    expect(await askJson(state, path, again)).toEqual({ jobId, state: 'preparing' });
    expect(await askJson(state, path, again)).toMatchObject(holds);
  });
});

test('bookings are summed by currency, and contributors get no sums', async () => {
  const path = '/api/b2b/booking/list-bookings?size=100';
  const answer = (await askJson(createOriginState(), path, { as: 'u-sta-admin' })) as {
    totals: Record<string, number>;
    items: { amount: number; currency: string }[];
  };
  for (const [currency, total] of Object.entries(answer.totals)) {
    const amounts = answer.items
      .filter((booking) => booking.currency === currency)
      .map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total);
  }
  const contributor = await askJson(createOriginState(), path, { as: 'u-partner-contributor' });
  expect(contributor).toMatchObject({ totals: {} });
});

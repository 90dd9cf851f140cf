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

  const names = { ar: 'رحلات القمر', en: 'Qamar Tours' };
  const post = (body: Record<string, unknown>): Question => ({ as: 'u-default', method: 'POST', body });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['without a name', {}, { 'names.ar': 'required', 'names.en': 'required' }],
    ['with a name of 101 letters', { names: { ...names, en: 'a'.repeat(101) } }, { 'names.en': 'long' }],
    ['with a name of digits', { names: { ...names, ar: '123' } }, { 'names.ar': 'pattern' }],
    [
      'with a long description',
      { names, descriptions: { en: 'a'.repeat(10_001) } },
      { 'descriptions.en': 'long' },
    ],
    [
      'with eleven products and a wrong phone',
      { names, products: Array.from({ length: 11 }, String), phone: 'call us' },
      { products: 'many', phone: 'pattern' },
    ],
    [
      'with one product that is too long',
      { names, products: ['a', 'b', 'c'.repeat(101)] },
      { 'products.2': 'long' },
    ],
    ['beyond the pole', { names, latitude: 91 }, { latitude: 'pattern' }],
    [
      'with a mail address and a website that are none',
      { names, email: 'nobody', website: 'nowhere' },
      { email: 'pattern', website: 'pattern' },
    ],
    [
      'with a document that was not uploaded here',
      { names, documents: [{ key: 'licence', id: 'X' }] },
      { 'documents.licence': 'pattern' },
    ],
  ])('%s are refused, field by field', async (_case, body, fields) => {
    const [status, answer] = await outcome(createOriginState(), list, post(body));
    expect([status, answer]).toEqual([422, { error: Object.values(fields)[0], fields }]);
  });

  test('of a company that is listed already name it', async () => {
    const twin = post({ names: { ...names, en: 'Samt Najd TRAILS' } });
    const duplicate = [409, { error: 'duplicate', companyId: 'P-1001' }];
    expect(await outcome(createOriginState(), list, twin)).toEqual(duplicate);
    // Its administrator has one entry, and adds no second one.
    const second: Question = { ...admin, method: 'POST', body: { names } };
    expect(await outcome(createOriginState(), list, second)).toEqual(duplicate);
  });

  test('show the names that were entered in the language that is asked for', async () => {
    const state = createOriginState();
    const [, made] = await outcome(state, list, post({ names, descriptions: { ar: 'وصف', en: 'About' } }));
    const { companyId } = made as { companyId: string };
    expect(await askJson(state, `${list}/${companyId}?lang=ar`, { as: 'u-sta-admin' })).toMatchObject({
      companyName: names.ar,
      description: 'وصف',
      names,
    });
    await ask(state, own, put({ names: { ar: 'دروب', en: 'Trails' } }));
    expect(await askJson(state, `${own}?lang=ja`, admin)).toMatchObject({
      companyName: 'Samt Najd Trails',
      names: { ja: 'Samt Najd Trails', en: 'Trails' },
    });
  });

  test('may begin as a draft, which nobody but the authority sees', async () => {
    const state = createOriginState();
    const [, made] = await outcome(state, list, post({ names, status: 'draft' }));
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
      write('PUT', { id: 'C-partner-admin', updated: seen, assetIds: [] }),
      200,
      { count: 0 },
    ],
    [
      'are not changed by who has not',
      write('PUT', { id: 'C-partner-admin' }),
      422,
      { fields: { updated: 'required' } },
    ],
    [
      'that were changed meanwhile come back as they are now',
      write('PUT', { id: 'C-partner-admin', updated: '2026-09-01', name: 'Other' }),
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
      (await askJson(state, path, write('PUT', { id: 'C-partner-admin', updated, name: 'Edited' }))) as {
        updated: string;
      };
    const first = await edit(seen);
    const second = await edit(first.updated);
    expect(new Set([seen, first.updated, second.updated].map(Date.parse)).size).toBe(3);
  });

  test('that are shared have an address, at which others read them and nobody else writes', async () => {
    const state = createOriginState();
    await askJson(state, path, admin);
    await ask(state, path, write('PUT', { id: 'C-partner-admin', share: true }));
    const address = expect.stringContaining('collection.html?id=C-partner-admin');
    expect(await askJson(state, path, admin)).toMatchObject({
      items: [{ id: 'C-partner-admin', shared: false, url: address }, { shared: true }],
    });
    const other = { as: 'u-sta-admin' };
    expect(await askJson(state, `/bin/users/damcollections?id=C-2`, other)).toMatchObject({ shared: true });
    const { id } = (await askJson(state, path, write('POST', { name: 'Stand', assetIds: ['AS-2001'] }))) as {
      id: string;
    };
    expect((await outcome(state, `/bin/users/damcollections?id=${id}`, other))[0]).toBe(404);
    await ask(state, path, write('PUT', { id, share: true }));
    expect(await askJson(state, `/bin/users/damcollections?id=${id}`, other)).toMatchObject({
      shared: true,
      name: 'Stand',
    });
  });
});

describe('downloads', () => {
  const path = '/bin/users/assets/download';
  const names = ['Open use with credit', 'Editorial use only', 'Trade partners, promotion only'];
  const take = (...assetIds: string[]): Question => ({
    ...admin,
    method: 'POST',
    body: {
      items: assetIds.map((assetId) => ({ assetId, rendition: 'original' })),
      acceptedLicences: names.map((name) => ({ name, version: '2026-1' })),
    },
  });
  const items = [{ assetId: 'AS-2001', rendition: 'original' }];

  test.each<[string, Question, number, object]>([
    ['of nothing are refused', take(), 422, { fields: { items: 'required' } }],
    [
      'without a licence are refused',
      { ...take('AS-2001'), body: { items } },
      422,
      { fields: { acceptedLicences: 'required' } },
    ],
    [
      'with a licence of another version are refused',
      { ...take('AS-2001'), body: { items, acceptedLicences: [{ name: names[0], version: '2025-1' }] } },
      422,
      { fields: { acceptedLicences: 'required' } },
    ],
    [
      'of what is kept back are refused, and it is named',
      take('AS-2001', 'AS-2003'),
      403,
      { error: 'notAllowed', assetIds: ['AS-2003'] },
    ],
  ])('%s', async (_case, question, status, holds) => {
    const [code, answer] = await outcome(createOriginState(), path, question);
    expect(code).toBe(status);
    expect(answer).toMatchObject(holds);
  });

  test.each<[string[], object]>([
    [['AS-2001', 'AS-2004'], { state: 'ready', failed: [], url: expect.any(String) }],
    [
      ['AS-2001', 'AS-2080', 'AS-0'],
      {
        state: 'partly',
        failed: expect.arrayContaining([{ assetId: 'AS-0', reason: 'notFound' }]),
        bytes: 10_080_000,
      },
    ],
    [['AS-0', 'AS-1'], { state: 'failed', failed: [{}, {}] }],
  ])('of %j are asked for again, and become %o', async (assetIds, holds) => {
    const state = createOriginState({ now: () => new Date('2026-01-01') });
    const { jobId } = (await askJson(state, path, take(...assetIds))) as { jobId: string };
    const again = `${path}?jobId=${jobId}`;
    expect(await askJson(state, again, admin)).toEqual({ jobId, state: 'preparing' });
    expect(await askJson(state, again, admin)).toMatchObject(holds);
  });
});

test('bookings are summed by currency, and contributors get no sums', async () => {
  const path = '/api/b2b/booking/list-bookings?size=100';
  const answer = (await askJson(createOriginState(), path, { as: 'u-sta-admin' })) as {
    totals: Record<string, number>;
    items: { amount: unknown; currency: string }[];
  };
  expect(Object.keys(answer.totals)).toEqual(['SAR', 'USD']);
  for (const [currency, total] of Object.entries(answer.totals)) {
    const amounts = answer.items
      .filter((booking) => booking.currency === currency)
      .map(({ amount }) => (typeof amount === 'number' ? amount : 0));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total);
  }
  expect(answer.items.map(({ amount }) => amount)).toEqual(expect.arrayContaining([null, 'n/a']));
  const contributor = await askJson(createOriginState(), path, { as: 'u-partner-contributor' });
  expect(contributor).toMatchObject({ totals: {} });
});

test('bookings and people are sorted by a column either way, what has no value last', async () => {
  const state = createOriginState();
  const column = async (path: string, name: string) => {
    const { items } = (await askJson(state, path, { as: 'u-partner-admin' })) as {
      items: Readonly<Record<string, unknown>>[];
    };
    return items.map((item) => item[name]);
  };
  const bookings = '/api/b2b/booking/list-bookings?size=100';
  const up = await column(`${bookings}&sort=amount`, 'amount');
  const down = await column(`${bookings}&sort=-amount`, 'amount');
  expect(up.slice(0, 3)).toEqual([450, 600, 675]);
  expect(up.slice(-2)).toEqual([null, 'n/a']);
  expect(down.slice(0, 3)).toEqual([3375, 3300, 3225]);
  expect(down.slice(-2)).toEqual([null, 'n/a']);
  const people = '/api/manage-member/members/search?size=3';
  expect(await column(`${people}&sort=email`, 'email')).toEqual([
    'abeer.nuwayri.1@example.org',
    'adnan.barq.22@example.org',
    'badr.rawdah.2@example.org',
  ]);
  expect(await column(`${people}&sort=-lastLogin&page=9`, 'lastLogin')).toEqual([null, null, null]);
  expect(await column(`${people}&sort=shoe`, 'id')).toHaveLength(3);
});

test('pages of people count from 1, and the filters hold on each', async () => {
  const path = '/api/manage-member/members/search?role=PARTNER_CONTRIBUTOR&status=active&sort=email&size=2';
  const state = createOriginState();
  const page = (number: number) => askJson(state, `${path}&page=${number}`, { as: 'u-partner-admin' });
  const [first, second] = (await Promise.all([page(1), page(2)])) as {
    total: number;
    items: { email: string; role: string; status: string }[];
  }[];
  expect(first?.total).toBe(second?.total);
  expect(first?.items).toMatchObject([
    { email: 'badr.rawdah.2@example.org' },
    { role: 'PARTNER_CONTRIBUTOR' },
  ]);
  expect(second?.items[0]?.email).not.toBe(first?.items[0]?.email);
  expect(second?.items.every(({ status }) => status === 'active')).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { ask, askJson, type Question } from './ask.ts';
import { createOriginState } from './state.ts';

const state = createOriginState({ now: () => new Date('2026-07-20T12:00:00+03:00') });
const post = (body: Question['body']): Question => ({ method: 'POST', ...(body && { body }) });

const file = (bytes: number): FormData => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'register.pdf', { type: 'application/pdf' }));
  return form;
};

describe('the own addresses of widgets', () => {
  test.each<[string, Question, number, object]>([
    ['/own/submit', post({ topic: 'visa', email: 'a@example.org' }), 201, { reference: expect.any(String) }],
    [
      '/own/submit',
      post(new URLSearchParams({ email: 'no address' })),
      422,
      { error: 'pattern', fields: { email: 'pattern' } },
    ],
    [
      '/own/submit',
      post({ email: 'Taken@example.org' }),
      409,
      { error: 'taken', fields: { email: 'taken' } },
    ],
    ['/own/upload', post(file(10)), 201, { id: expect.any(String) }],
    ['/own/upload', post(file(0)), 422, { fields: { file: 'required' } }],
    ['/own/upload', post(file(10_000_001)), 413, { fields: { file: 'long' } }],
    ['/own/current.json', {}, 200, { asOf: '2026-07-20T09:00:00.000Z', temperature: 36 }],
    ['/own/current.json?place=al-soudah', {}, 200, { temperature: expect.any(Number) }],
    ['/own/rates.json', {}, 200, { asOf: '2026-07-20', base: 'SAR', rates: { USD: 0.2667 } }],
    ['/own/vote', post({ id: 'need-visa', value: 'yes' }), 200, { ok: true }],
    ['/own/vote', post({ value: 'yes' }), 422, { fields: { id: 'required' } }],
    ['/own/vote', post({ id: 'need-visa' }), 422, { fields: { value: 'required' } }],
  ])('%s %o answers %i', async (path, question, status, holds) => {
    const response = await ask(state, path, question);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(holds);
  });

  test.each([
    ['/en/form.html#sent', 'text/html', 303, '/en/form.html#sent'],
    ['https://evil.example/', 'text/html', 201, null],
    ['/en/form.html#sent', '*/*', 201, null],
  ])(
    'a form that was sent without a script is led on within the site: %s for %s',
    async (next, accept, status, to) => {
      const body = new URLSearchParams({ email: 'a@example.org', next });
      const response = await ask(state, '/own/submit', { ...post(body), headers: { accept } });
      const location = response.headers.get('location');
      expect([response.status, location && location.replace(new URL(location).origin, '')]).toEqual([
        status,
        to,
      ]);
    },
  );

  test('may be asked from a page of another origin', async () => {
    const preflight = await ask(state, '/own/submit', { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const response = await ask(state, '/own/rates.json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('refuse what a switch says, field by field, and say when to come again', async () => {
    const refused = (fail: string) =>
      ask(createOriginState({ switches: { fail: [fail] } }), '/own/submit', post({}));
    const fields = await refused('submit:422:email.taken+phone.pattern');
    expect([fields.status, await fields.json()]).toEqual([
      422,
      { error: 'taken', fields: { email: 'taken', phone: 'pattern' } },
    ]);
    expect(await (await refused('submit:409:duplicate')).json()).toEqual({ error: 'duplicate' });
    const later = await refused('submit:429');
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '5']);
  });
});

describe('files that the data names', () => {
  test.each([
    ['/media/hegra-01.jpg', 302, null],
    ['/media/hegra-01-1280.jpg', 302, null],
    ['/media/hegra-04.mp4', 302, null],
    ['/media/hegra-05.pdf', 200, 'application/pdf'],
    ['/media/alula-06.mp3', 200, 'audio/wav'],
    ['/media/atlantis.jpg', 404, 'application/json'],
    ['/documents/certificates/welcome-saudi.pdf', 200, 'application/pdf'],
    ['/documents/certificates/atlantis.pdf', 404, 'application/json'],
    ['/images/partners/samt-najd-trails.svg', 200, 'image/svg+xml'],
    ['/images/partners/atlantis.svg', 404, 'application/json'],
  ])('%s answers %i', async (path, status, type) => {
    const response = await ask(state, path);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
  });

  test('certificates begin as documents do', async () => {
    const text = await (await ask(state, '/documents/certificates/welcome-saudi.pdf')).text();
    expect(text).toMatch(/^%PDF-1\.4\n[^]*Sample certificate: Welcome to Saudi Arabia[^]*%%EOF\n$/u);
  });

  test('addresses in answers carry the language of the call', async () => {
    const answer = JSON.stringify(await askJson(state, '/bin/api/solr/search?locale=ja&limit=100'));
    expect(answer).not.toMatch(/"url":"\/(?!ja\/)/u);
  });
});

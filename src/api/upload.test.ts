// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { withProgress } from './upload.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const url = 'http://localhost:3000/own/upload';
const paper = () => {
  const body = new FormData();
  body.append('file', new File(['x'.repeat(1000)], 'paper.pdf'), 'paper.pdf');
  return body;
};
const post = (init: RequestInit = {}, onProgress: (percent: number) => void = () => {}) =>
  withProgress(onProgress)(url, { method: 'POST', body: paper(), ...init });

test('an upload tells how far it is, and gives the answer with its status', async () => {
  const received: unknown[] = [];
  server.use(
    http.post(url, async ({ request }) => {
      received.push(request.headers.get('X-Form'), await request.text());
      return HttpResponse.json({ id: 'U-1' }, { status: 201 });
    }),
  );
  const percents: number[] = [];
  const response = await post({ headers: { 'X-Form': 'a' } }, (percent) => percents.push(percent));
  expect([response.status, await response.json()]).toEqual([201, { id: 'U-1' }]);
  expect(received).toEqual(['a', expect.stringMatching(/filename="paper.pdf"[^]*\n\r?\nx{1000}\r?\n/)]);
  expect(percents.at(-1)).toBe(100);
});

test.each([
  ['a refusal, with the time to wait', 429, '7'],
  ['a refusal', 413, null],
  ['an answer without a body', 204, null],
])('%s', async (_, status, wait) => {
  server.use(
    http.post(
      url,
      () =>
        new HttpResponse(status === 204 ? null : '{"error":"long"}', {
          status,
          headers: wait ? { 'Retry-After': wait } : {},
        }),
    ),
  );
  const response = await post();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([status, wait]);
  expect(await response.text()).toBe(status === 204 ? '' : '{"error":"long"}');
});

test('an upload whose connection breaks fails as a fetch does', async () => {
  server.use(http.post(url, () => HttpResponse.error()));
  await expect(post()).rejects.toThrow(TypeError);
});

test('an upload that was cancelled before it begins asks nobody', async () => {
  const asked = vi.fn<() => void>();
  server.use(http.post(url, () => asked()));
  await expect(post({ signal: AbortSignal.abort() })).rejects.toThrow(TypeError);
  expect(asked).not.toHaveBeenCalled();
});

test('an upload that is cancelled fails', async () => {
  const asked = vi.fn<() => void>();
  server.use(
    http.post(url, async () => {
      asked();
      await delay('infinite');
    }),
  );
  const controller = new AbortController();
  const upload = post({ signal: controller.signal });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  controller.abort();
  await expect(upload).rejects.toThrow(TypeError);
});

test.each(['include', 'omit'] as const)('cookies go with it as the call says: %s', async (credentials) => {
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
  server.use(http.post(url, () => HttpResponse.json({})));
  await post({ credentials });
  expect((open.mock.contexts[0] as XMLHttpRequest).withCredentials).toBe(credentials === 'include');
});

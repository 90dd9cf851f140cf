// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import type { ApiContext } from '#src/api/client.ts';
import { createPage, type PageMarks } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { locate } from './locate.ts';

const geolocationUrl = 'https://geo.example.com/json';
const contextOf = (site: object = { geolocationUrl }, marks: PageMarks = {}): ApiContext => ({
  page: createPage(marks, { url: 'https://a.example/en', language: 'en', site: readValue(siteSchema, site) }),
  accessToken: () => 'canary',
});
const origin = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  origin.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', origin.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor is located once, and the place is kept', async () => {
  answer({ country_name: 'Japan', city: 'Kyoto', ip: '192.0.2.1' });
  const place = { country_name: 'Japan', city: 'Kyoto' };
  expect(await locate(contextOf())).toEqual(place);
  expect(await locate(contextOf())).toEqual(place);
  expect(origin).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('locationData')).toBe(JSON.stringify(place));
});

test('the service learns nothing of the visitor', async () => {
  answer({ country_name: 'Japan' });
  await locate(contextOf());
  const [url, init] = origin.mock.calls[0] ?? [];
  expect(url).toBe(geolocationUrl);
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.stringify(init)).not.toContain('canary');
});

test.each([
  ['says nothing', { city: 'Kyoto' }, 200],
  ['fails', {}, 500],
])('a service that %s leaves the place unknown, to be asked again', async (_, body, status) => {
  answer(body, status);
  expect(await locate(contextOf())).toBeNull();
  expect(localStorage.getItem('locationData')).toBeNull();
});

test('nobody is asked where the site names no service, nor for an author', async () => {
  expect(await locate(contextOf({}))).toBeNull();
  expect(await locate(contextOf({ geolocationUrl }, { cmsMode: 'author' }))).toBeNull();
  expect(origin).not.toHaveBeenCalled();
});

test('a location that a script has planted in storage is asked for anew', async () => {
  localStorage.setItem('locationData', '{"country_name":7,"__proto__":{"city":"x"}}');
  localStorage.setItem('locationData', '["x"]');
  answer({ country_name: 'Japan' });
  expect(await locate(contextOf())).toEqual({ country_name: 'Japan', city: '' });
});

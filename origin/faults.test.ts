import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';
import { originMiddleware } from './node-server.ts';
import { createOriginState } from './state.ts';

const path = '/bin/api/solr/search?source=web&locale=en&limit=30&offset=0&suggestion=heg';
const failing = (fail: string) => ask(createOriginState({ switches: { fail: [fail] } }), path);

describe('a fault thrown at one endpoint', () => {
  test.each([
    ['S2', 500],
    ['S2:404', 404],
    ['S2:429', 429],
    ['all:503', 503],
    ['S2:204', 204],
    ['S2:empty', 200],
    ['S2:nonsense', 200],
    ['S2:constructor', 200],
    ['S1:404', 200],
  ])('%s answers %i', async (fail, status) => {
    expect((await failing(fail)).status).toBe(status);
  });

  test('429 says when to come again', async () => {
    expect((await failing('S2:429')).headers.get('retry-after')).toBe('5');
  });

  test.each([
    ['S2:html', 'text/html', /^<!doctype html>/u],
    ['S2:empty', 'application/json', /^$/u],
    ['S2:null', 'application/json', /^null$/u],
    ['S2:truncated', 'application/json', /^\{"data":\{"status":"success".*[^}]$/u],
    ['S2:deep', 'application/json', /^\{"data":\[{100000}\]{100000}\}$/u],
  ])('%s is %s that looks like %s', async (fail, type, text) => {
    const response = await failing(fail);
    expect(response.ok).toBe(true);
    expect(response.headers.get('content-type')).toContain(type);
    expect(await response.text()).toMatch(text);
  });

  test('truncated is no JSON any more', async () => {
    await expect((await failing('S2:truncated')).json()).rejects.toThrow(SyntaxError);
  });

  test('bom and huge hold the ordinary answer', async () => {
    const ordinary = (await (await failing('none')).json()) as object;
    const marked = new Uint8Array(await (await failing('S2:bom')).arrayBuffer());
    expect(marked.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(JSON.parse(new TextDecoder().decode(marked))).toEqual(ordinary);
    const huge = await (await failing('S2:huge')).text();
    expect(huge.length).toBeGreaterThan(12 * 2 ** 20);
    expect(JSON.parse(huge)).toMatchObject(ordinary);
  });

  test('shape answers with values of other types at the depth that is asked for', async () => {
    const ordinary = (await (await failing('none')).json()) as { data: { status: string } };
    expect(await (await failing('S2:shape')).json()).toEqual({ data: ['an object stood here'] });
    const second = (await (await failing('S2:shape:2')).json()) as { data: object };
    expect(Object.keys(second.data)).toEqual(Object.keys(ordinary.data));
    expect(second.data).toMatchObject({ status: 7 });
  });

  test('drop breaks the connection', async () => {
    const middleware = originMiddleware(createOriginState({ switches: { fail: ['S2:drop'] } }));
    const server = createServer((request, response) => middleware(request, response, () => response.end()));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    try {
      await expect(fetch(`http://127.0.0.1:${port}${path}`)).rejects.toThrow(TypeError);
      expect((await fetch(`http://127.0.0.1:${port}/geo/location.json`)).status).toBe(200);
    } finally {
      server.close();
    }
  });

  test.each([
    ['late', 20_000],
    ['disorder', 1500],
  ])('%s answers after %i ms', async (fault, wait) => {
    vi.useFakeTimers();
    try {
      let isAnswered = false;
      const answered = failing(`S2:${fault}`).then((response) => {
        isAnswered = true;
        return response;
      });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(isAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await answered).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

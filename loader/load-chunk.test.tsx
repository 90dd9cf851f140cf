import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ChunkLoadError } from './errors.ts';
import { importModule, loadFile, returnStyles } from './load-chunk.ts';

let count = 0;
/** Addresses that no other test has asked for: what has been loaded is remembered as long as the page lives. */
const address = (ending: string) => `https://cdn.example.org/assets/file${++count}.${ending}`;

const answer = (status: number, type = 'text/javascript') =>
  new Response('content', { status, headers: { 'content-type': type } });

const fetchFile = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetchFile.mockReset();
  vi.stubGlobal('fetch', fetchFile);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** What becomes of a load, once all its pauses are over. */
async function outcome(load: Promise<unknown>): Promise<unknown> {
  const settled = load.then(
    () => 'loaded',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(5000);
  return settled;
}

const links = () => [...document.head.querySelectorAll('link')];

/** Answers every link that is put into the page: the first with the first event, further ones with the last. */
function answerLinks(...events: ('load' | 'error')[]): void {
  let count = 0;
  const observer = new MutationObserver((records) => {
    for (const link of records.flatMap(({ addedNodes }) => [...addedNodes]))
      link.dispatchEvent(new Event(events[Math.min(count++, events.length - 1)]!));
  });
  observer.observe(document.head, { childList: true });
  onTestFinished(() => observer.disconnect());
}

describe('code, in a browser that preloads modules,', () => {
  beforeEach(() => void vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true));
  afterEach(() => void vi.restoreAllMocks());

  test('goes into the module map with one request, and leaves nothing in the page', async () => {
    const url = address('js');
    const load = loadFile(url);
    const [link] = links();
    expect(link?.outerHTML).toBe(`<link rel="modulepreload" crossorigin="" href="${url}">`);
    link!.dispatchEvent(new Event('load'));
    expect(await outcome(load)).toBe('loaded');
    expect(links()).toEqual([]);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  test('that fails is asked for again past the cache, then preloaded again', async () => {
    answerLinks('error', 'load');
    fetchFile.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200));
    expect(await outcome(loadFile(address('js')))).toBe('loaded');
    expect(fetchFile.mock.calls.map(([, { cache }]) => cache)).toEqual(['reload', 'reload']);
  });

  test('that is missing says so after three requests', async () => {
    answerLinks('error');
    fetchFile.mockImplementation(() => Promise.resolve(answer(404)));
    expect(await outcome(loadFile(address('js')))).toMatchObject({
      message: expect.stringContaining('(missing)'),
    });
    expect(fetchFile).toHaveBeenCalledTimes(2);
    expect(links()).toEqual([]);
  });
});

describe('code, in a browser that does not preload modules,', () => {
  test('is asked for once, whoever needs it, the way the import will ask', async () => {
    fetchFile.mockResolvedValue(answer(200));
    const url = address('js');
    const loads = [loadFile(url), loadFile(url)];
    expect(await outcome(Promise.all(loads))).toBe('loaded');
    await loadFile(url);
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(url, {
      signal: expect.any(AbortSignal),
      cache: 'default',
    });
  });

  test('that fails is asked for again after 400 and 1600 ms, past the cache', async () => {
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchFile.mockResolvedValueOnce(answer(503));
    fetchFile.mockResolvedValueOnce(answer(200));
    const load = loadFile(address('js'));
    await vi.advanceTimersByTimeAsync(399);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchFile).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1599);
    expect(fetchFile).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await load;
    expect(fetchFile.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload', 'reload']);
  });

  test.each([
    ['404', () => Promise.resolve(answer(404)), 'missing'],
    ['410', () => Promise.resolve(answer(410)), 'missing'],
    ['403', () => Promise.resolve(answer(403)), 'missing'],
    ['a page for “not found” with status 200', () => Promise.resolve(answer(200, 'text/html')), 'missing'],
    ['500', () => Promise.resolve(answer(500)), 'error'],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
  ])('that fails for good with %s is given up after three requests', async (_, respond, reason) => {
    fetchFile.mockImplementation(respond);
    const url = address('js');
    const error = await outcome(loadFile(url));
    expect(fetchFile).toHaveBeenCalledTimes(3);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: `Loading chunk ${url} failed (${reason})`,
    });
  });

  test('that breaks off in the middle is asked for again', async () => {
    const broken = answer(200);
    vi.spyOn(broken, 'arrayBuffer').mockRejectedValue(new TypeError('terminated'));
    fetchFile.mockResolvedValueOnce(broken);
    fetchFile.mockResolvedValueOnce(answer(200));
    expect(await outcome(loadFile(address('js')))).toBe('loaded');
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  test('that hangs is given up after 120 s, all requests together', async () => {
    const controller = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    fetchFile.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
    const load = outcome(loadFile(address('js')));
    expect(limit).toHaveBeenCalledExactlyOnceWith(120_000);
    controller.abort(new DOMException('late', 'TimeoutError'));
    expect(await load).toMatchObject({ message: expect.stringContaining('(timeout)') });
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  test('that stayed away is tried anew half a minute later, not sooner', async () => {
    fetchFile.mockImplementation(() => Promise.resolve(answer(404)));
    const url = address('js');
    await outcome(loadFile(url));
    await outcome(loadFile(url));
    expect(fetchFile).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(30_000);
    fetchFile.mockImplementation(() => Promise.resolve(answer(200)));
    expect(await outcome(loadFile(url))).toBe('loaded');
    expect(fetchFile).toHaveBeenCalledTimes(4);
  });

  test('that stayed away is tried anew once the device is online, and what has come then stays', async () => {
    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    const url = address('js');
    await outcome(loadFile(url));
    dispatchEvent(new Event('online'));
    fetchFile.mockImplementation(() => Promise.resolve(answer(200)));
    expect(await outcome(loadFile(url))).toBe('loaded');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome(loadFile(url))).toBe('loaded');
    expect(fetchFile).toHaveBeenCalledTimes(4);
  });
});

test('a part of a widget that stayed away is tried anew by whoever asks next', async () => {
  fetchFile.mockImplementation(() => Promise.resolve(answer(404)));
  const url = address('js');
  await outcome(loadFile(url, true));
  expect(fetchFile).toHaveBeenCalledTimes(3);
  fetchFile.mockImplementation(() => Promise.resolve(answer(200)));
  expect(await outcome(loadFile(url, true))).toBe('loaded');
  expect(fetchFile).toHaveBeenCalledTimes(4);
});

test('without a connection a part of a widget is given up after one request, a widget’s own file after three', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await outcome(loadFile(address('js'), true))).toMatchObject({
    message: expect.stringContaining('(error)'),
  });
  expect(fetchFile).toHaveBeenCalledTimes(1);
  await outcome(loadFile(address('js')));
  expect(fetchFile).toHaveBeenCalledTimes(4);
});

describe('a stylesheet', () => {
  test('is put into the page once it is in the cache, and waited for', async () => {
    fetchFile.mockResolvedValue(answer(200, 'text/css'));
    const url = address('css');
    const load = loadFile(url);
    expect(links()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const [link] = links();
    expect(link?.outerHTML).toBe(`<link rel="stylesheet" crossorigin="" href="${url}">`);
    link!.dispatchEvent(new Event('load'));
    expect(await outcome(load)).toBe('loaded');
    await loadFile(url);
    expect(links()).toHaveLength(1);
  });

  test('that the page refuses at first comes with the next request', async () => {
    answerLinks('error', 'load');
    fetchFile.mockImplementation(() => Promise.resolve(answer(200, 'text/css')));
    expect(await outcome(loadFile(address('css')))).toBe('loaded');
    expect(fetchFile).toHaveBeenCalledTimes(2);
    expect(links()).toHaveLength(1);
  });

  test('that is missing settles, and leaves nothing in the page', async () => {
    fetchFile.mockImplementation(() => Promise.resolve(answer(404)));
    expect(await outcome(loadFile(address('css')))).toMatchObject({
      message: expect.stringContaining('(missing)'),
    });
    expect(links()).toEqual([]);
  });

  test('that the page refuses settles', async () => {
    answerLinks('error');
    fetchFile.mockImplementation(() => Promise.resolve(answer(200, 'text/css')));
    expect(await outcome(loadFile(address('css')))).toMatchObject({
      message: expect.stringContaining('(error)'),
    });
    expect(links()).toEqual([]);
  });

  describe('that a router of the site takes out', () => {
    /** One that has come, and its link. */
    async function come() {
      const url = address('css');
      answerLinks('load');
      fetchFile.mockImplementation(() => Promise.resolve(answer(200, 'text/css')));
      await outcome(loadFile(url));
      await vi.advanceTimersByTimeAsync(1001);
      return { url, link: links().find(({ href }) => href === url)! };
    }

    test('is back at once, and once alone', async () => {
      const { link } = await come();
      document.head.replaceChildren();
      returnStyles();
      expect(links().filter((one) => one === link)).toHaveLength(1);
    });

    test('again and again without a pause is left out at last', async () => {
      const { link } = await come();
      let times = 0;
      for (; times < 1000; times++) {
        link.remove();
        returnStyles();
        if (!link.isConnected) break;
      }
      expect(times).toBeGreaterThan(50);
      expect(times).toBeLessThan(200);
      await vi.advanceTimersByTimeAsync(1001);
      returnStyles();
      expect(link.isConnected).toBe(true);
    });

    test('and that does not come back is asked for anew by the next widget', async () => {
      const { url, link } = await come();
      link.remove();
      returnStyles();
      link.dispatchEvent(new Event('error'));
      returnStyles();
      expect(link.isConnected).toBe(false);
      expect(fetchFile).toHaveBeenCalledTimes(1);
      expect(await outcome(loadFile(url))).toBe('loaded');
      expect(fetchFile).toHaveBeenCalledTimes(2);
    });
  });

  test('that has come stays in the page after the 120 s', async () => {
    const controller = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    answerLinks('load');
    fetchFile.mockResolvedValue(answer(200, 'text/css'));
    expect(await outcome(loadFile(address('css')))).toBe('loaded');
    controller.abort(new DOMException('late', 'TimeoutError'));
    expect(links()).toHaveLength(1);
  });

  test('that neither comes nor fails settles after 120 s', async () => {
    const controller = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    fetchFile.mockResolvedValue(answer(200, 'text/css'));
    const load = outcome(loadFile(address('css')));
    expect(limit).toHaveBeenCalledWith(120_000);
    await vi.advanceTimersByTimeAsync(1);
    expect(links()).toHaveLength(1);
    controller.abort(new DOMException('late', 'TimeoutError'));
    expect(await load).toMatchObject({ message: expect.stringContaining('(timeout)') });
    expect(links()).toEqual([]);
  });
});

test('code that cannot be evaluated is a failed chunk, with what went wrong', async () => {
  vi.useRealTimers();
  const url = 'data:text/javascript,throw Error("broken")';
  await expect(importModule(url)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining('(error)'),
    cause: expect.objectContaining({ message: 'broken' }),
  });
});

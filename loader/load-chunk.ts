import { createElement, pageHead } from '#src/page/dom.ts';
import { ChunkLoadError, type ChunkReason } from './errors.ts';

/** Script loads time out after 120 s (specification, section 9). */
const timeLimit = 120_000;

/** Pauses before the three requests, in ms. */
const pauses = [0, 400, 1600];

/**
 * How long a failure is kept, in ms: widgets due together share it, a later one tries again. A press of the visitor and a
 * connection that is back end it sooner.
 */
const memory = 30_000;

const loads = new Map<string, Promise<unknown>>();

/** Files whose failure is kept. */
const failed = new Set<string>();

const forget = (url: string) => failed.delete(url) && loads.delete(url);
const forgetAll = () => failed.forEach(forget);

/**
 * Loads a file of the build into the browser's cache, and a stylesheet into the page. Call `import()` only after that:
 * the module map keeps a failed import for ever, a failed `fetch` can be repeated.
 *
 * @throws ChunkLoadError after three failed requests, or 120 s
 */
export const loadFile = (url: string): Promise<unknown> => loadOnce(url, false);

/**
 * Loads a file of what a widget imports later, as `loadFile` does; without a connection it fails after one request: the
 * visitor is told at once, and it is asked for again when the connection is back.
 */
export const loadPart = (url: string): Promise<unknown> => loadOnce(url, true);

function loadOnce(url: string, isPart: boolean): Promise<unknown> {
  let load = loads.get(url);
  if (!load) {
    load = request(url, isPart);
    if (url.endsWith('.css')) load = load.then(() => addStylesheet(url));
    load.catch(() => {
      failed.add(url);
      setTimeout(forget, memory, url);
      for (const type of ['online', 'click', 'keydown']) addEventListener(type, forgetAll, true);
    });
    loads.set(url, load);
  }
  return load;
}

/**
 * Imports a module whose file has been loaded.
 *
 * @throws ChunkLoadError when it cannot be evaluated
 */
export const importModule = <Module>(url: string): Promise<Module> =>
  import(/* @vite-ignore */ url).catch((cause: unknown) => {
    throw new ChunkLoadError(url, 'error', cause);
  });

async function request(url: string, isPart: boolean): Promise<unknown> {
  const signal = AbortSignal.timeout(timeLimit);
  let reason: ChunkReason = 'error';
  for (const pause of pauses) {
    if (pause) await new Promise((resume) => setTimeout(resume, pause));
    try {
      // Same mode and credentials as `import()` will use, so that it finds this answer in the cache.
      const response = await fetch(url, { signal, cache: pause ? 'reload' : 'default' });
      // A CMS's page for "not found" may come with status 200.
      const isFile = !/html/.test(response.headers.get('content-type') ?? '');
      if (response.ok && isFile) return await response.arrayBuffer();
      reason = response.status < 500 ? 'missing' : 'error';
    } catch {
      reason = signal.aborted ? 'timeout' : 'error';
    }
    if (signal.aborted || (isPart && !navigator.onLine)) break;
  }
  throw new ChunkLoadError(url, reason);
}

function addStylesheet(url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const refuse = (reason: ChunkReason) => () => reject(new ChunkLoadError(url, reason));
    const link = createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.onload = resolve;
    link.onerror = refuse('error');
    pageHead().append(link);
    setTimeout(refuse('timeout'), timeLimit);
  });
}

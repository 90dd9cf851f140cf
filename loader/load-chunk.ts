import { createElement, pageHead } from '#src/page/dom.ts';
import { ChunkLoadError, type ChunkReason } from './errors.ts';

/** Script loads time out after 120 s (specification, section 9). */
const timeLimit = 120_000;

/** Pauses before the three requests, in ms. */
const pauses = [0, 400, 1600];

/**
 * How long a failure of a widget's file is kept, in ms: widgets due together share it, a later one tries again, and so does whoever asks
 * once the device is online.
 */
const memory = 30_000;

const loads = new Map<string, Promise<void>>();

/**
 * Loads a file of the build: a module into the module map, a stylesheet into the page. Call `import()` only after that.
 * After a failure the file is fetched past the cache before it is loaded again, because only a `fetch` says why a file
 * stays away.
 *
 * @param isPart whether it belongs to what a widget imports later: without a connection that fails after one request, so
 *   that the visitor is told at once, and whoever asks next asks the network
 * @throws ChunkLoadError after three failed requests, or 120 s
 */
export function loadFile(url: string, isPart?: boolean): Promise<void> {
  let load = loads.get(url);
  if (!load) {
    load = request(url, isPart);
    loads.set(url, load);
    const forget = () => loads.get(url) === load && loads.delete(url);
    load.catch(() => {
      setTimeout(forget, isPart ? 0 : memory);
      addEventListener('online', forget, { once: true });
    });
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

async function request(url: string, isPart?: boolean): Promise<void> {
  const preload = 'modulepreload';
  const rel = url.endsWith('.css')
    ? 'stylesheet'
    : createElement('link').relList.supports(preload) && preload;
  const signal = AbortSignal.timeout(timeLimit);
  let reason: ChunkReason | undefined;
  for (const pause of pauses) {
    if (pause) await new Promise((resume) => setTimeout(resume, pause));
    // A stylesheet that hangs would delay the page's `load` event, so its link waits until it is in the cache.
    reason =
      pause || rel !== preload ? await fetchFile(url, signal, pause ? 'reload' : 'default') : undefined;
    if (!reason && rel) reason = await addLink(rel, url, signal);
    if (!reason) return;
    if (signal.aborted) reason = 'timeout';
    if (signal.aborted || (isPart && !navigator.onLine)) break;
  }
  throw new ChunkLoadError(url, reason as ChunkReason);
}

/** Brings a file into the HTTP cache. @returns why it stays away, undefined if it has come */
async function fetchFile(
  url: string,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<ChunkReason | undefined> {
  try {
    // Same mode and credentials as a link and `import()` use, so that they find this answer in the cache.
    const response = await fetch(url, { signal, cache });
    // A CMS's page for "not found" may come with status 200.
    if (response.ok && !/html/.test(response.headers.get('content-type') as string)) {
      await response.arrayBuffer();
      return undefined;
    }
    if (response.status < 500) return 'missing';
  } catch {
    // No answer, or none in time.
  }
  return 'error';
}

/** Links of stylesheets that have come. */
const sheets = new Set<HTMLLinkElement>();

/** A page that takes them out as often as this, without a pause of a second, no longer gets them back. */
const maximumReturns = 100;
let returns = 0;
let last = 0;

/** Puts stylesheets back that a router of the site has taken out with the head of the page before. */
export function returnStyles(): void {
  const gone = [...sheets].filter((link) => !link.isConnected);
  if (!gone[0]) return;
  const now = performance.now();
  returns = now - last > 1000 ? 0 : returns + 1;
  last = now;
  if (returns < maximumReturns) pageHead().append(...gone);
}

/** Loads a file by a link. A stylesheet's link stays. @returns why the file stays away, undefined if it has come */
function addLink(rel: string, url: string, signal: AbortSignal): Promise<ChunkReason | undefined> {
  return new Promise((resolve) => {
    const link = createElement('link');
    const end = (reason?: ChunkReason) => () => {
      // A loaded chunk is kept for as long as the page is open.
      signal.onabort = null;
      if (!reason && rel === 'stylesheet') sheets.add(link);
      else {
        link.remove();
        // It had come, and did not come back: whoever needs it next asks anew.
        if (sheets.delete(link)) loads.delete(url);
      }
      resolve(reason);
    };
    link.rel = rel;
    link.crossOrigin = '';
    link.href = url;
    link.onload = end();
    link.onerror = signal.onabort = end('error');
    pageHead().append(link);
  });
}

import { createElement, pageHead } from '#src/page/dom.ts';
import { ChunkLoadError, type ChunkReason } from './errors.ts';

/** Script loads time out after 120 s (specification, section 9). */
const timeLimit = 120_000;

/** Pauses before the three requests, in ms. */
const pauses = [0, 400, 1600];

/** How long a failure is kept, in ms: widgets due together share it, a later one tries again. */
const memory = 30_000;

const loads = new Map<string, Promise<void>>();

/**
 * Loads a file of the build: a module into the module map, a stylesheet into the page. Call `import()` only after that.
 * After a failure the file is fetched past the cache before it is loaded again, because only a `fetch` says why a file
 * stays away.
 *
 * @throws ChunkLoadError after three failed requests, or 120 s
 */
export function loadFile(url: string): Promise<void> {
  let load = loads.get(url);
  if (!load) {
    load = request(url);
    load.catch(() => setTimeout(() => loads.delete(url), memory));
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

async function request(url: string): Promise<void> {
  const isStyle = url.endsWith('.css');
  // A stylesheet that hangs would delay the page's `load` event, so its link waits until it is in the cache.
  const canPreload = !isStyle && createElement('link').relList.supports('modulepreload');
  const signal = AbortSignal.timeout(timeLimit);
  let reason: ChunkReason | undefined;
  for (const pause of pauses) {
    if (pause) await new Promise((resume) => setTimeout(resume, pause));
    reason = pause || !canPreload ? await fetchFile(url, signal, pause ? 'reload' : 'default') : undefined;
    if (!reason && canPreload) reason = await addLink('modulepreload', url, signal);
    if (!reason && isStyle) reason = await addLink('stylesheet', url, signal);
    if (!reason) return;
    if (signal.aborted) throw new ChunkLoadError(url, 'timeout');
  }
  throw new ChunkLoadError(url, reason ?? 'error');
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
    const isFile = !/html/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isFile) return response.status < 500 ? 'missing' : 'error';
    await response.arrayBuffer();
    return undefined;
  } catch {
    return 'error';
  }
}

/** Loads a file by a link. A stylesheet's link stays. @returns why the file stays away, undefined if it has come */
function addLink(rel: string, url: string, signal: AbortSignal): Promise<ChunkReason | undefined> {
  return new Promise((resolve) => {
    const link = createElement('link');
    const fail = () => {
      link.remove();
      resolve('error');
    };
    link.rel = rel;
    link.crossOrigin = '';
    link.href = url;
    link.onload = () => {
      if (rel !== 'stylesheet') link.remove();
      resolve(undefined);
    };
    link.onerror = fail;
    signal.addEventListener('abort', fail);
    pageHead().append(link);
  });
}

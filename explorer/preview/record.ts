import type { LogEntry } from './log.ts';

/** Characters of a body or an answer that are kept. */
const longest = 10_000;

/**
 * Tells what widgets do on this page, from now on: mounts and failures, events pushed to the data layer, calls made, and
 * links that would leave the page, which stays.
 *
 * @param build address of the folder of the build: what is fetched from there is no call
 * @returns whether anything that was asked for is on its way, files of the build among it
 */
export function record(tell: (entry: LogEntry) => void, build: string): () => boolean {
  recordMounts(tell);
  recordEvents(tell);
  const isCalling = recordCalls(tell, build);
  recordLinks(tell);
  return isCalling;
}

function recordMounts(tell: (entry: LogEntry) => void) {
  document.addEventListener('widget:mounted', (event) => {
    const { name, duration } = (event as CustomEvent<{ name: string; duration: number }>).detail;
    tell({ kind: 'mounted', at: performance.now(), widget: name, duration });
  });
  document.addEventListener('widget:failed', (event) => {
    const { name, phase, error } = (event as CustomEvent<{ name: string; phase: string; error: unknown }>)
      .detail;
    tell({ kind: 'failed', at: performance.now(), widget: name, phase, error: String(error) });
  });
}

function recordEvents(tell: (entry: LogEntry) => void) {
  const layer: unknown[] = [];
  layer.push = (...events: unknown[]) => {
    for (const event of events)
      // What cannot be sent to another window, as a callback, is left out.
      tell({
        kind: 'event',
        at: performance.now(),
        event: plain(event),
      });
    return Array.prototype.push.apply(layer, events);
  };
  Object.assign(window, { dataLayer: layer });
}

/** What of an event can be sent to another window; a value of another kind as text. */
function plain(event: unknown): Readonly<Record<string, unknown>> {
  try {
    const text = JSON.stringify(event);
    if (typeof event === 'object' && text) return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // It contains itself.
  }
  return { event: String(event) };
}

/** Calls of the origin and of services; files of the build are none. */
function recordCalls(tell: (entry: LogEntry) => void, build: string): () => boolean {
  let open = 0;
  const begin = (method: string, address: string | URL, body: unknown) => {
    const at = performance.now();
    const url = new URL(address, location.href).href;
    open += 1;
    return (status: number | string, answer?: string) => {
      open -= 1;
      if (url.startsWith(build)) return;
      const call = { method, url, body: bodyText(body), status, answer: answer?.slice(0, longest) };
      tell({ kind: 'call', at, ...call, duration: performance.now() - at });
    };
  };

  const { fetch } = window;
  window.fetch = async (input, init) => {
    const [method, url] =
      input instanceof Request ? [input.method, input.url] : [init?.method ?? 'GET', input];
    const end = begin(method, url, init?.body);
    try {
      const response = await fetch(input, init);
      response
        .clone()
        .text()
        .then((text) => end(response.status, text))
        .catch((error: unknown) => end(String(error)));
      return response;
    } catch (error) {
      end(String(error));
      throw error;
    }
  };

  // Uploads, whose progress `fetch` does not tell.
  const { open: openRequest, send } = XMLHttpRequest.prototype;
  const asked = new WeakMap<XMLHttpRequest, readonly [method: string, url: string | URL]>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: Parameters<typeof openRequest>) {
    asked.set(this, [args[0], args[1]]);
    openRequest.apply(this, args);
  } as typeof openRequest;
  XMLHttpRequest.prototype.send = function (body) {
    const [method, url] = asked.get(this)!;
    const end = begin(method, url, body);
    this.addEventListener('loadend', () => end(this.status || 'no answer', this.responseText));
    send.call(this, body);
  };
  return () => open > 0;
}

/** What is sent, as text: fields of a form by name, files by theirs. */
function bodyText(body: unknown): string | undefined {
  if (body === null || body === undefined) return undefined;
  if (typeof body === 'string') return body.slice(0, longest);
  if (body instanceof URLSearchParams) return String(body).slice(0, longest);
  if (!(body instanceof FormData)) return Object.prototype.toString.call(body);
  const fields = [...body].map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : value.name}`,
  );
  return fields.join('\n').slice(0, longest);
}

function recordLinks(tell: (entry: LogEntry) => void) {
  // A browser without it goes where the link leads, within the frame.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    if (sameDocument || event.navigationType === 'reload' || !event.cancelable) return;
    event.preventDefault();
    tell({ kind: 'link', at: performance.now(), url });
  });
}

import type { Page } from '#src/page/page.ts';
import type { Schema } from '#src/schema/node.ts';
import { tryRead } from '#src/schema/read.ts';
import { csrfAnswer, refusalAnswer } from './answers/refusal.schema.ts';
import type { Call, SearchParams } from './call.ts';
import { ApiError } from './errors.ts';
import { apiOriginOf, isTokenOrigin, resolveAddress, sendsCookies } from '#src/page/hosts.ts';

/** What a call is made from. */
export interface ApiContext {
  readonly page: Page;
  /** The visitor's access token, asked for just before it is sent. */
  readonly accessToken?: () => string | undefined;
  /** Called when a host answers 401 to the visitor's present token: the session has ended (contract, section 4). */
  readonly onTokenRefused?: () => void;
}

/** How long and how much a caller is ready to wait for and take. */
export interface RequestOptions {
  /** Cancels the call: its widget has gone, its question is out of date. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up (contract, section 4). */
  readonly timeout?: number;
  /** Bytes of an answer that are taken. */
  readonly maximumBytes?: number;
}

const defaultTimeout = 15_000;
const defaultMaximumBytes = 8 * 2 ** 20;
/** Bytes of a refusal that are read: one may hold an object of the visitor's as it is now. */
const refusalBytes = 2 ** 20;

/**
 * Makes a call whose answer is JSON.
 *
 * @throws ApiError if there is no answer, one other than 2xx, or one that does not have the expected shape; the
 *   signal's reason if it was cancelled
 */
export async function fetchJson<Answer>(
  context: ApiContext,
  call: Call,
  answer: Schema<Answer>,
  options: RequestOptions = {},
): Promise<Answer> {
  return attempt(context, call, options, async (response, url) => {
    const text = await readText(response, url, options.maximumBytes);
    const value = tryRead(answer, parseJson(text));
    if (value === undefined) throw new ApiError('Unexpected answer', { status: response.status, url });
    return value;
  });
}

/** Makes a call of whose answer only the success counts. @throws as `fetchJson` does */
export async function send(context: ApiContext, call: Call, options: RequestOptions = {}): Promise<void> {
  return attempt(context, call, options, async (response) => response.body?.cancel());
}

/** Makes a call whose answer is text. @throws as `fetchJson` does */
export async function fetchText(
  context: ApiContext,
  call: Call,
  options: RequestOptions = {},
): Promise<string> {
  return attempt(context, call, options, (response, url) => readText(response, url, options.maximumBytes));
}

/** Makes a call within its time, and turns whatever goes wrong into an `ApiError`. */
async function attempt<Result>(
  context: ApiContext,
  call: Call,
  { signal, timeout = defaultTimeout }: RequestOptions,
  read: (response: Response, url: string) => Promise<Result>,
): Promise<Result> {
  const url = addressOf(context, call);
  const token = tokenFor(context, call, url);
  signal?.throwIfAborted();
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timer = setTimeout(cancel, timeout);
  signal?.addEventListener('abort', cancel);
  try {
    const response = await request(context, call, url, controller.signal);
    // A redirect that is not followed has no status of its own.
    if (response.type === 'opaqueredirect') throw new ApiError('Redirect', { status: 302, url });
    if (!response.ok) {
      const error = await errorOf(response, url);
      // A token that was replaced meanwhile says nothing of the session that runs now. The caller hears of the refusal
      // before the end of the session aborts the call.
      if (response.status === 401 && token && token === tokenFor(context, call, url))
        queueMicrotask(() => context.onTokenRefused?.());
      throw error;
    }
    return await read(response, url);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    const reason = controller.signal.aborted ? 'Timeout' : 'No answer';
    throw new ApiError(reason, { status: 0, url }, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** The error of an answer other than 2xx, with what a refusal says (contract, section 4). */
async function errorOf(response: Response, url: string): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const isRefusal = status >= 400 && status < 500;
  const text = isRefusal ? await readText(response, url, refusalBytes).catch(() => '') : '';
  const body = parseJson(text) as { readonly error?: unknown; readonly fields?: unknown } | null | undefined;
  const refusal = body?.error || body?.fields ? tryRead(refusalAnswer, body) : undefined;
  return new ApiError(statusText, {
    status,
    url,
    ...refusal,
    body: refusal && body,
    retryAfter: waitOf(headers.get('Retry-After')),
  });
}

/** Milliseconds of a `Retry-After`: seconds, or an HTTP date (RFC 9110, section 10.2.3). */
function waitOf(value: string | null): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

async function request(context: ApiContext, call: Call, url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, requestOf(context, call, url, signal));
  const isForToken = response.status === 403 || response.status === 419;
  const isOurs = new URL(url).origin === apiOriginOf(context.page);
  if (!isForToken || call.method === 'GET' || !isOurs) return response;
  // AEM refuses a write without its CSRF token; one is fetched just now, and the write repeated once (trust, row 38).
  const token = await csrfToken(context, signal);
  if (!token) return response;
  void response.body?.cancel();
  const headers = { ...call.headers, 'CSRF-Token': token };
  return fetch(url, requestOf(context, { ...call, headers }, url, signal));
}

async function csrfToken(context: ApiContext, signal: AbortSignal): Promise<string | undefined> {
  const call: Call = { method: 'GET', address: '/libs/granite/csrf/token.json' };
  const url = addressOf(context, call);
  try {
    const response = await fetch(url, requestOf(context, call, url, signal));
    const text = response.ok ? await readText(response, url) : '';
    return tryRead(csrfAnswer, parseJson(text))?.token;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** The visitor's token, where the call carries it and the host may know it. */
const tokenFor = ({ page, accessToken }: ApiContext, call: Call, url: string): string | undefined =>
  call.needsToken && !call.isAnonymous && isTokenOrigin(new URL(url).origin, page)
    ? accessToken?.()
    : undefined;

function requestOf(context: ApiContext, call: Call, url: string, signal: AbortSignal): RequestInit {
  const token = tokenFor(context, call, url);
  const { body } = call;
  return {
    method: call.method,
    signal,
    credentials: !call.isAnonymous && sendsCookies(new URL(url).origin, context.page) ? 'include' : 'omit',
    headers: {
      Accept: '*/*',
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...call.headers,
      ...(token && { token }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(call.isAnonymous && { referrerPolicy: 'no-referrer' }),
    // A redirect must not carry the token to a host that may not know it.
    ...(token && { redirect: 'error' }),
    ...(call.isSecret && { redirect: 'manual' }),
  };
}

function addressOf({ page }: ApiContext, { address, query = {} }: Call): string {
  const url = resolveAddress(address, page);
  if (!url) throw new ApiError('Bad address', { status: 0, url: address });
  appendQuery(url, query);
  return url.href;
}

function appendQuery(url: URL, query: SearchParams): void {
  for (const [name, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== undefined && entry !== '') url.searchParams.append(name, String(entry));
    }
  }
}

/** The text of an answer, without byte-order mark; one that is too long is not read to its end. */
async function readText(
  response: Response,
  url: string,
  maximumBytes = defaultMaximumBytes,
): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maximumBytes) {
      await reader?.cancel();
      throw new ApiError('Answer too long', { status: response.status, url });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The value of a JSON text; undefined for an empty one, a page of HTML, and whatever else is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

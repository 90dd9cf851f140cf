import type { Page } from '#src/page/page.ts';
import type { Call, Query } from './call.ts';
import { ApiError } from './errors.ts';
import { apiOriginOf, mayKnowToken, sendsCookies } from '#src/page/hosts.ts';

/** What a call is made from. */
export interface ApiContext {
  readonly page: Page;
  /** The visitor's access token, asked for just before it is sent. */
  readonly accessToken?: () => string | undefined;
}

/** How long and how much a caller is ready to wait for and take. */
export interface Patience {
  /** Cancels the call: its widget has gone, its question is out of date. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up (contract, section 4). */
  readonly timeout?: number;
  /** Bytes of an answer that are taken. */
  readonly maximumBytes?: number;
}

/** What a schema of zod can do that a call needs. */
export interface AnswerSchema<Answer> {
  safeParse(body: unknown): { readonly success: true; readonly data: Answer } | { readonly success: false };
}

const defaultTimeout = 15_000;
const defaultMaximumBytes = 8 * 2 ** 20;

/**
 * Makes a call whose answer is JSON.
 *
 * @throws ApiError if there is no answer, one other than 2xx, or one that does not have the expected shape; the
 *   signal's reason if it was cancelled
 */
export async function ask<Answer>(
  context: ApiContext,
  call: Call,
  answer: AnswerSchema<Answer>,
  patience: Patience = {},
): Promise<Answer> {
  return attempt(context, call, patience, async (response, url) => {
    const text = await readText(response, url, patience.maximumBytes);
    const result = answer.safeParse(parseJson(text));
    if (!result.success) throw new ApiError('Unexpected answer', { status: response.status, url });
    return result.data;
  });
}

/** Makes a call of whose answer only the success counts. @throws as `ask` does */
export async function tell(context: ApiContext, call: Call, patience: Patience = {}): Promise<void> {
  return attempt(context, call, patience, async (response) => response.body?.cancel());
}

/** Makes a call whose answer is text. @throws as `ask` does */
export async function askText(context: ApiContext, call: Call, patience: Patience = {}): Promise<string> {
  return attempt(context, call, patience, (response, url) => readText(response, url, patience.maximumBytes));
}

/** Makes a call within its time, and turns whatever goes wrong into an `ApiError`. */
async function attempt<Result>(
  context: ApiContext,
  call: Call,
  { signal, timeout = defaultTimeout }: Patience,
  read: (response: Response, url: string) => Promise<Result>,
): Promise<Result> {
  const url = addressOf(context, call);
  signal?.throwIfAborted();
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timer = setTimeout(cancel, timeout);
  signal?.addEventListener('abort', cancel);
  try {
    const response = await send(context, call, url, controller.signal);
    // A redirect that is not followed has no status of its own.
    if (response.type === 'opaqueredirect') throw new ApiError('Redirect', { status: 302, url });
    if (!response.ok) throw new ApiError(response.statusText, { status: response.status, url });
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

async function send(context: ApiContext, call: Call, url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, requestOf(context, call, url, signal));
  const isOurs = new URL(url).origin === apiOriginOf(context.page);
  if (response.status !== 403 || call.method === 'GET' || !isOurs) return response;
  // AEM refuses a write without its CSRF token; one is fetched just now, and the write repeated once (trust, row 38).
  const token = await csrfToken(context, signal);
  if (!token) return response;
  const headers = { ...call.headers, 'CSRF-Token': token };
  return fetch(url, requestOf(context, { ...call, headers }, url, signal));
}

async function csrfToken(context: ApiContext, signal: AbortSignal): Promise<string | undefined> {
  const call: Call = { method: 'GET', address: '/libs/granite/csrf/token.json' };
  const url = addressOf(context, call);
  try {
    const response = await fetch(url, requestOf(context, call, url, signal));
    const answer = parseJson(await readText(response, url)) as { token?: unknown } | undefined;
    return response.ok && typeof answer?.token === 'string' ? answer.token : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

function requestOf(
  { page, accessToken }: ApiContext,
  call: Call,
  url: string,
  signal: AbortSignal,
): RequestInit {
  const { origin } = new URL(url);
  const token = call.needsToken && mayKnowToken(origin, page) ? accessToken?.() : undefined;
  const { body } = call;
  return {
    method: call.method,
    signal,
    credentials: !call.isAnonymous && sendsCookies(origin, page) ? 'include' : 'omit',
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
  const url = URL.parse(address, /^\/(bin|libs)\//.test(address) ? apiOriginOf(page) : page.url);
  if (!url || !/^https?:$/.test(url.protocol)) throw new ApiError('Bad address', { status: 0, url: address });
  appendQuery(url, query);
  return url.href;
}

function appendQuery(url: URL, query: Query): void {
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

import type { Page } from '#src/page/page.ts';
import type { Schema } from '#src/schema/node.ts';
import { tryRead } from '#src/schema/read.ts';
import { toJson } from '#src/text/json.ts';
import { parseJson, readText } from './answer-text.ts';
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

/** The error of an answer other than 2xx, with what it says of its reasons. */
async function errorOf(response: Response, url: string): Promise<ApiError> {
  const { status, statusText } = response;
  const refusal = await import('./refusal.ts').then(
    ({ readRefusal }) => readRefusal(response),
    // Without it the status has to say enough.
    () => undefined,
  );
  return new ApiError(statusText, { status, url, ...refusal });
}

async function request(context: ApiContext, call: Call, url: string, signal: AbortSignal): Promise<Response> {
  const ask = (asked: Call) => (call.transport ?? fetch)(url, requestOf(context, asked, url, signal));
  const response = await ask(call);
  const isForToken = response.status === 403 || response.status === 419;
  const isOurs = new URL(url).origin === apiOriginOf(context.page);
  if (!isForToken || call.method === 'GET' || !isOurs) return response;
  // AEM refuses a write without its CSRF token; one is fetched just now, and the write repeated once (trust, row 38).
  const token = await csrfToken(context, signal);
  if (!token) return response;
  void response.body?.cancel();
  const headers = { ...call.headers, 'CSRF-Token': token };
  return ask({ ...call, headers });
}

async function csrfToken(context: ApiContext, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { csrfAnswer } = await import('./answers/refusal.schema.ts');
    const call: Call = { method: 'GET', address: '/libs/granite/csrf/token.json' };
    return (await fetchJson(context, call, csrfAnswer, { signal })).token;
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
    ...(body !== undefined && { body: body instanceof FormData ? body : toJson(body) }),
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

import { fetchJson, fetchText, send, type ApiContext, type RequestOptions } from '#src/api/client.ts';
import type { Call } from '#src/api/call.ts';
import type { Schema } from '#src/schema/node.ts';
import type { Page } from '#src/page/page.ts';
import { readAccessToken } from './access-token.ts';
import { reportTokenRefused, sessionSignal } from './in-flight.ts';
import { signInPage } from './user-api.ts';
import { usePage } from '#src/widget/context.ts';

/**
 * The calls that a widget can make on its page, with the visitor's token where a call needs it. In a query, hand on its
 * signal: `queryFn: ({ signal }) => api.fetchJson(call, answer, { signal })`. A call that needs the token ends with the
 * session. Failures are those of `src/api/client.ts`. `page` is the page as its template configured it; which sign-in
 * services hold now: `signInPage(api.page)`.
 */
export interface Api extends ApiContext {
  readonly fetchJson: <Answer>(
    call: Call,
    answer: Schema<Answer>,
    options?: RequestOptions,
  ) => Promise<Answer>;
  readonly fetchText: (call: Call, options?: RequestOptions) => Promise<string>;
  readonly send: (call: Call, options?: RequestOptions) => Promise<void>;
}

const byPage = new WeakMap<Page, Api>();

/** The calls of a page; the same object each time. */
export function apiOf(page: Page): Api {
  const known = byPage.get(page);
  if (known) return known;
  const accessToken = () => readAccessToken(page.mode);
  // Asked for each call, since a widget may offer its services after this object was made.
  const withServices = (): ApiContext => ({ ...api, page: signInPage(page) });
  const api: Api = {
    page,
    accessToken,
    onTokenRefused: reportTokenRefused,
    fetchJson: (call, answer, options) =>
      fetchJson(withServices(), call, answer, withinSession(call, options)),
    fetchText: (call, options) => fetchText(withServices(), call, withinSession(call, options)),
    send: (call, options) => send(withServices(), call, withinSession(call, options)),
  };
  byPage.set(page, api);
  return api;
}

/** The calls of the widget's page. */
export const useApi = (): Api => apiOf(usePage());

function withinSession({ needsToken }: Call, options: RequestOptions = {}): RequestOptions {
  if (!needsToken) return options;
  const signals = [sessionSignal(), ...(options.signal ? [options.signal] : [])];
  return { ...options, signal: AbortSignal.any(signals) };
}

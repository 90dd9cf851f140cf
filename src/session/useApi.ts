import { ask, askText, tell, type AnswerSchema, type ApiContext, type Patience } from '#src/api/client.ts';
import type { Call } from '#src/api/call.ts';
import type { Page } from '#src/page/page.ts';
import { readAccessToken } from '#src/session/access-token.ts';
import { sessionSignal } from '#src/session/in-flight.ts';
import { signInPage } from '#src/session/user-api.ts';
import { usePage } from '#src/widget/context.ts';

/**
 * The calls that a widget can make on its page, with the visitor's token where a call needs it. In a query, hand on
 * its signal: `queryFn: ({ signal }) => api.ask(call, answer, { signal })`. A call that needs the token ends with the
 * session. Failures are those of `src/api/client.ts`.
 */
export interface Api extends ApiContext {
  readonly ask: <Answer>(call: Call, answer: AnswerSchema<Answer>, patience?: Patience) => Promise<Answer>;
  readonly askText: (call: Call, patience?: Patience) => Promise<string>;
  readonly tell: (call: Call, patience?: Patience) => Promise<void>;
}

const byPage = new WeakMap<Page, Api>();

/** The calls of a page; the same object each time. */
export function apiOf(page: Page): Api {
  const known = byPage.get(page);
  if (known) return known;
  const context: ApiContext = {
    // The header may name its services after this has been made.
    get page() {
      return signInPage(page);
    },
    accessToken: () => readAccessToken(page.mode),
  };
  const api: Api = Object.assign(context, {
    ask: <Answer>(call: Call, answer: AnswerSchema<Answer>, patience?: Patience) =>
      ask(context, call, answer, withinSession(call, patience)),
    askText: (call: Call, patience?: Patience) => askText(context, call, withinSession(call, patience)),
    tell: (call: Call, patience?: Patience) => tell(context, call, withinSession(call, patience)),
  });
  byPage.set(page, api);
  return api;
}

/** The calls of the page that the widget stands on. */
export const useApi = (): Api => apiOf(usePage());

function withinSession({ needsToken }: Call, patience: Patience = {}): Patience {
  if (!needsToken) return patience;
  const signals = [sessionSignal(), ...(patience.signal ? [patience.signal] : [])];
  return { ...patience, signal: AbortSignal.any(signals) };
}

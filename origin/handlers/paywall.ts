import type { HttpHandler } from 'msw';
import { protectedTexts, type ProtectedText } from '../data-protected.ts';
import { endpoint, type Call } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { json, refuse } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Metered pages that a visitor without an account may open. */
const freePages = 3;

/** How much of a kept-back page shows, in characters. */
const teaserLength = 400;

/** Metered pages that anonymous visitors have opened. */
const opened = memory(() => new Set<string>());

/** Whether a visitor may read a page; `remaining` counts the free pages that are left. */
interface Verdict {
  allowed: boolean;
  reason: 'anonymous' | 'role' | 'quota' | null;
  remaining: number | null;
}

const verdict = (allowed: boolean, reason: Verdict['reason'] = null, remaining: number | null = null) => ({
  allowed,
  reason,
  remaining,
});

const isPortal = (path: string) => /^(\/\w\w)?\/(content-hub|partner-tools)(\/|$)/u.test(path);
const isMetered = (path: string) => /^(\/\w\w)?\/articles\//u.test(path);

/** Partner pages need a business role; articles are metered for anonymous visitors; the rest is open. Counts nothing. */
function judge(path: string, { user, state }: Call): Verdict {
  if (isPortal(path)) {
    if (!user) return verdict(false, 'anonymous');
    return user.mode === 'B2B' ? verdict(true) : verdict(false, 'role');
  }
  if (user || !isMetered(path)) return verdict(true);
  const views = opened(state);
  if (!views.has(path) && views.size >= freePages) return verdict(false, 'quota', 0);
  return verdict(true, null, freePages - views.size);
}

/** The verdict on a page. A metered page that an anonymous visitor may open is counted, once. */
function paywall(call: Call): Response {
  const { url, user, state } = call;
  const path = (url.searchParams.get('pagePath') ?? '').replace(/\.html$/u, '');
  const isCounted = !user && isMetered(path) && judge(path, call).allowed;
  if (isCounted) opened(state).add(path);
  return json({ ...judge(path, call), teaserLength });
}

/** A text that is in no page: 403 for whoever may not read its page, and for whom W1 has not opened it. */
const sendText =
  ({ page, html }: ProtectedText) =>
  (call: Call): Response => {
    const { user, state, language } = call;
    const path = `/${language}${page}`;
    const isOpened = Boolean(user) || !isMetered(path) || opened(state).has(path);
    if (!isOpened || !judge(path, call).allowed) return refuse(403, 'notAllowed');
    return new Response(html[language], {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };

/** W1: pages kept for members, and what is behind them. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'W1', 'get', '/bin/api/v1/paywall', paywall),
  ...protectedTexts.map((text) =>
    endpoint(state, 'bodyReference', 'get', `/own/protected/${text.name}.html`, sendText(text)),
  ),
];

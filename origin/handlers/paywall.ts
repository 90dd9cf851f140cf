import type { HttpHandler } from 'msw';
import { endpoint, type Call } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Metered pages that a visitor without an account may open. */
const freePages = 3;

/** How much of a kept-back page shows, in characters. */
const teaserLength = 400;

/** Metered pages that anonymous visitors have opened. */
const opened = memory(() => new Set<string>());

const answer = (allowed: boolean, reason: string | null, remaining: number | null): Response =>
  json({ allowed, reason, remaining, teaserLength });

/** Partner pages need a business role; articles are metered for anonymous visitors; the rest is open. */
function paywall({ url, user, state }: Call): Response {
  const path = (url.searchParams.get('pagePath') ?? '').replace(/\.html$/u, '');
  if (/^(\/\w\w)?\/(content-hub|partner-tools)(\/|$)/u.test(path)) {
    if (!user) return answer(false, 'anonymous', null);
    return user.mode === 'B2B' ? answer(true, null, null) : answer(false, 'role', null);
  }
  if (user || !/^(\/\w\w)?\/articles\//u.test(path)) return answer(true, null, null);
  const views = opened(state);
  if (!views.has(path) && views.size >= freePages) return answer(false, 'quota', 0);
  views.add(path);
  return answer(true, null, freePages - views.size);
}

/** W1: pages kept for members. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'W1', 'get', '/bin/api/v1/paywall', paywall),
];

import { queryOptions } from '@tanstack/react-query';
import { parseJson } from '#src/api/answer-text.ts';
import type { Call } from '#src/api/call.ts';
import { ApiError } from '#src/api/errors.ts';
import { identityOf, type User } from '#src/api/user.ts';
import type { Api } from '#src/session/useApi.ts';
import { paywall, termsAccess } from './access-endpoints.ts';
import { toPaywall, toTerms } from './answers.ts';

/**
 * Queries about access. The key names the visitor, so that no answer counts for another one, nor after signing out; no answer
 * outlives the widgets that asked, and none is asked for again unless a widget does: the service counts views.
 */

const asked = {
  retry: false,
  staleTime: Infinity,
  gcTime: 0,
  meta: { isAskedOnce: true },
  refetchOnWindowFocus: false,
} as const;

const keyOf = (name: string, user: User | null, address: string) =>
  [name, user ? identityOf(user) : '', address] as const;

/** @throws ApiError where the answer has another shape */
async function ask<Answer>(
  api: Api,
  call: Call,
  read: (answer: unknown) => Answer | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = read(parseJson(await api.fetchText(call, { signal })));
  if (answer === undefined) throw new ApiError('Unexpected answer', { status: 200, url: call.address });
  return answer;
}

/** Whether the visitor may read what is kept back on the page (W1), which anonymous visitors are answered, too. */
export const paywallQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: keyOf('paywall', user, api.page.url),
    queryFn: ({ signal }) => ask(api, paywall(api.page.url), toPaywall, signal),
    enabled: api.page.cmsMode !== 'author',
    ...asked,
  });

/** Whether the visitor has access to the page behind terms (T1); nobody is asked for an anonymous visitor. */
export const termsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: keyOf('terms', user, api.page.url),
    queryFn: ({ signal }) => ask(api, termsAccess(api.page.url), toTerms, signal),
    enabled: user !== null && api.page.cmsMode !== 'author',
    ...asked,
  });

/** Bytes of a protected text that are taken. */
const maximumBytes = 2 ** 20;

/**
 * A protected text, unsanitised, and what judges the mount elements in it. To be asked once the visitor has permission.
 *
 * @throws ApiError where the answer is empty
 */
export const protectedQuery = (api: Api, user: User | null, call: Pick<Call, 'address' | 'needsToken'>) =>
  queryOptions({
    queryKey: keyOf('protected', user, call.address),
    queryFn: async ({ signal }) => {
      // A redirect leads to a page for signing in, which is no protected text.
      const request: Call = { method: 'GET', ...call, isSecret: true };
      const [html, { createMountJudge }] = await Promise.all([
        api.fetchText(request, { signal, maximumBytes }),
        import('./mounts.ts'),
      ]);
      if (html.trim() === '') throw new ApiError('Unexpected answer', { status: 200, url: call.address });
      return { html, createMountJudge };
    },
    structuralSharing: false,
    ...asked,
  });

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { resetPassword } from '#src/account/account-endpoints.ts';
import type { Page } from '#src/page/page.ts';
import { ConfigError } from '#src/schema/issues.ts';
import { useApi } from '#src/session/useApi.ts';
import { findUserApi, signInPage, subscribeUserApi } from '#src/session/user-api.ts';

/** Asks the service for a mail, or sets a password (R1). */
export type ResetCall = (body: object, signal: AbortSignal | undefined) => Promise<void>;

/** Pages on which a service has been looked for. */
const looked = new WeakSet<Page>();

/**
 * Gives the call of the sign-in service that holds; undefined on an author's page, and until a service is known.
 *
 * @returns the call, and on an author's page whether no service is configured
 * @throws ConfigError where the page names no service: visitors keep the fallback
 */
export function useResetCall(): { call: ResetCall | undefined; isMissing: boolean } {
  const api = useApi();
  const { page } = api;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = subscribeUserApi(listener);
      findUserApi(page);
      looked.add(page);
      return stop;
    },
    [page],
  );
  const domainNow = () => signInPage(page).site.userApi?.ssidDomain ?? (looked.has(page) ? '' : undefined);
  const domain = useSyncExternalStore(subscribe, domainNow, () => undefined);
  const isAuthor = page.cmsMode === 'author';
  const isMissing = domain === '';

  if (isMissing && !isAuthor)
    throw new ConfigError([{ path: 'userApi.ssidDomain', expected: 'address', found: 'nothing' }]);
  const call = useMemo(
    () =>
      domain && !isAuthor
        ? (body: object, signal: AbortSignal | undefined) => api.send(resetPassword(domain, body), { signal })
        : undefined,
    [api, domain, isAuthor],
  );
  return { call, isMissing };
}

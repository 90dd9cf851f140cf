import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { alerts } from '#src/alert/store.ts';
import { validateSession } from '#src/api/endpoints.ts';
import { ApiError } from '#src/api/errors.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { usePage } from '#src/widget/context.ts';
import { readAccessToken } from '#src/session/access-token.ts';
import { createAuthKey } from './auth-key.ts';
import { endSession, onSessionEnd } from '#src/session/end-session.ts';
import { identityOf } from '#src/api/user.ts';
import { useUser } from '#src/session/useUser.ts';
import { watchSession } from './watch.ts';

/** Widgets that can report an expired session; only the first does, so that a tab shows one alert (row 37). */
const expiryReporters = new Set<object>();

/**
 * Watches a trade partner's session while there is an alert text and a signed-in user (specification, section 4). When
 * it has expired, here or in another tab, the text is shown as an error alert that stays until it is closed. The tab
 * that found out clears the session.
 *
 * @param sessionTimeout seconds between two validations
 */
export function useSessionWatch({
  alertText,
  sessionTimeout,
}: {
  readonly alertText: string | undefined;
  readonly sessionTimeout: number;
}): void {
  const { mode, cmsMode } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const isWatched = mode === 'B2B' && cmsMode === 'publish' && !!alertText && user !== null;
  const identity = isWatched ? identityOf(user) : undefined;
  const report = useEffectEvent(() =>
    alerts.raise({ type: 'error', description: alertText, autoClose: false }),
  );

  useEffect(() => {
    if (identity === undefined) return undefined;
    const reporter = {};
    expiryReporters.add(reporter);
    const stopReporting = onSessionEnd((reason) => {
      if (reason === 'expired' && expiryReporters.values().next().value === reporter) report();
    });
    const stopWatching = watchSession({
      seconds: sessionTimeout,
      validate: (signal) => isSessionValid(api, signal),
      onExpired: () => endSession(client, 'expired'),
    });
    return () => {
      expiryReporters.delete(reporter);
      stopReporting();
      stopWatching();
    };
  }, [identity, sessionTimeout, api, client]);
}

/** Asks the origin. Any answer but a 2xx is an expired session; without an answer nobody knows (contract, section 4). */
async function isSessionValid(api: Api, signal: AbortSignal): Promise<boolean> {
  try {
    await api.send(validateSession(readAccessToken('B2B') ?? '', createAuthKey()), { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return false;
    throw error;
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './useApi.ts';
import { endSession, followEnd } from './end-session.ts';
import { onTokenRefused } from './in-flight.ts';
import { confirmUser, hidePersonal } from './personal.ts';
import { askUserAgain, userIn } from './queries.ts';
import { listenToTabs } from './tabs.ts';
import type { TabMessage } from './tabs.schema.ts';
import { subscribeUserApi } from './user-api.ts';
import { userInfoCall } from './user-info.ts';
import { identityOf } from '#src/api/user.ts';

interface Guard {
  /** Widgets that need the user. */
  count: number;
  readonly stop: () => void;
}

const guards = new WeakMap<QueryClient, Guard>();

/**
 * Watches over the session while any widget needs the user: other tabs are listened to (trust, row 33), and a page
 * that comes back from the back/forward cache shows nothing personal until the user is confirmed (row 35). A host that
 * refuses the visitor's token ends the session (contract, section 4).
 *
 * @returns ends it for one widget
 */
export function guardSession(client: QueryClient, api: Api): () => void {
  if (api.page.cmsMode === 'author') return () => {};
  const guard = guards.get(client) ?? { count: 0, stop: start(client, api) };
  guards.set(client, guard);
  guard.count += 1;
  return () => {
    guard.count -= 1;
    if (guard.count > 0) return;
    guards.delete(client);
    guard.stop();
  };
}

function start(client: QueryClient, api: Api): () => void {
  const onNews = (news: TabMessage) => {
    if (news.kind === 'ended') return followEnd(client, news.reason);
    const user = userIn(client);
    const isKnown = user && identityOf(user) === news.id;
    if (user !== undefined && !isKnown && news.mode === api.page.mode) void confirmUser(client);
  };
  const stopTokens = onTokenRefused(() => endSession(client, 'expired'));
  let silence: (() => void) | undefined = listenToTabs(onNews);

  const onHide = () => {
    hidePersonal();
    silence?.();
    silence = undefined;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    silence ??= listenToTabs(onNews);
    void confirmUser(client);
  };

  let asked = userInfoCall(api)?.address;
  const stopServices = subscribeUserApi(() => {
    const address = userInfoCall(api)?.address;
    // A header that came late names another service than the one that was asked.
    if (address !== asked && userIn(client) !== undefined) void askUserAgain(client);
    asked = address;
  });

  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stopTokens();
    stopServices();
    silence?.();
  };
}

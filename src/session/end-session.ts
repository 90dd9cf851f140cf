import type { QueryClient } from '@tanstack/react-query';
import { clearAfterOtherTab, clearAtSignOut, clearSession } from './clear-storage.ts';
import { abortUserCalls } from './in-flight.ts';
import { forgetUser, userIn } from './queries.ts';
import { tellTabs } from './tabs.ts';

/** Why a session is over. */
export type EndReason = 'signed-out' | 'expired';

const listeners = new Set<(reason: EndReason) => void>();

/** Calls back when a session has ended, here or in another tab. @returns ends it */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Ends the session in this tab, and in all others: calls for the user are aborted, what is stored and cached is
 * forgotten (contract, section 5), the visitor is anonymous. Where nobody is signed in, nothing happens.
 */
export function endSession(client: QueryClient, reason: EndReason): void {
  if (!userIn(client)) return;
  abortUserCalls();
  if (reason === 'expired') clearSession();
  else clearAtSignOut();
  finish(client, reason);
  tellTabs({ kind: 'ended', reason });
}

/** Another tab has ended the session. */
export function followEnd(client: QueryClient, reason: EndReason): void {
  // One that is about to be known may be the one who has left.
  abortUserCalls();
  clearAfterOtherTab(reason);
  if (userIn(client)) finish(client, reason);
  else forgetUser(client);
}

function finish(client: QueryClient, reason: EndReason): void {
  forgetUser(client);
  for (const listener of listeners) listener(reason);
}

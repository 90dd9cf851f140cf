import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#src/session/useUser.ts';
import type { ClickEvent } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useSignIn } from '../useSignIn.ts';
import {
  cancelRequests,
  resolveRequests,
  leave,
  registerAnswerer,
  requestFor,
  subscribeRequests,
  type SignInRequest,
} from './requests.ts';

/** An open request, and what the visitor may answer. */
export interface OpenSignInRequest extends SignInRequest {
  /** Leads to the login service, and from there to the target or back. @param event what is reported beside */
  readonly signIn: (event?: Partial<ClickEvent>) => void;
  /** The visitor stays anonymous; nothing of what they wanted is done. */
  readonly decline: () => void;
}

/**
 * Makes the widget that is being drawn the one that answers when others ask the visitor to sign in (its facts say that it
 * `provides` `sign-in`). Of several such widgets the first answers. The request goes when the visitor is signed in: in
 * another tab, or all along. Undefined while nobody asks, on an author's page, and where nobody can sign in.
 */
export function useSignInRequest(): OpenSignInRequest | undefined {
  const { cmsMode } = usePage();
  const begin = useSignIn();
  const { user } = useUser();
  const [answerer] = useState(() => ({}));
  const answers = cmsMode !== 'author' && begin !== undefined;
  const request = useSyncExternalStore(
    subscribeRequests,
    () => requestFor(answerer),
    () => undefined,
  );

  useEffect(() => (answers ? registerAnswerer(answerer) : undefined), [answers, answerer]);
  useEffect(() => {
    if (user && request) resolveRequests();
  }, [user, request]);

  if (!request || !begin) return undefined;
  const { reason, target } = request;
  return {
    reason,
    target,
    decline: cancelRequests,
    signIn(event = {}) {
      leave();
      begin({ event, ...(target !== undefined && { target }) });
    },
  };
}

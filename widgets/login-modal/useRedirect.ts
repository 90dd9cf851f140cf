import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import { forgetActions } from '#src/sign-in/requests/actions.ts';
import { useSignIn } from '#src/sign-in/useSignIn.ts';
import { usePage } from '#src/widget/context.ts';

/** The way to the login service. */
export interface Redirect {
  /** What was asked when it began; undefined unless it has. */
  readonly request: Pick<OpenSignInRequest, 'reason'> | undefined;
  /** Begins it, for a request of others or for the visitor alone. Undefined where nobody can sign in. */
  readonly begin: ((request: OpenSignInRequest | undefined) => void) | undefined;
  /** The visitor stays: what they wanted is not done when they sign in later. */
  readonly cancel: () => void;
}

/** Leads to the login service, and knows that it does until the page is left or the visitor thinks better of it. */
export function useRedirect(): Redirect {
  const isAuthoring = usePage().cmsMode === 'author';
  const signIn = useSignIn();
  const [request, setRequest] = useState<Redirect['request']>();

  const isLeaving = request !== undefined;
  const cancel = () => {
    forgetActions();
    setRequest(undefined);
  };
  const onCancel = useEffectEvent(cancel);

  useEffect(() => {
    if (!isLeaving) return undefined;
    // Escape takes back what has not begun to load (`analytics/navigation.ts`), as does the way back to a kept page.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onCancel();
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isLeaving]);

  return {
    request,
    begin:
      signIn &&
      ((asked) => {
        if (isAuthoring) return;
        setRequest({ reason: asked?.reason });
        const event = { clickText: 'loginLabel' };
        if (asked) asked.signIn(event);
        else signIn({ event });
      }),
    cancel,
  };
}

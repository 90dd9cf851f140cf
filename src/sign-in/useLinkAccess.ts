import { useMemo, useSyncExternalStore } from 'react';
import { referralQueryParams } from '#src/storage/keys.ts';
import { subscribe } from '#src/storage/store.ts';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { loginUrl } from '#src/session/login-url.ts';
import { readReferral } from '#src/session/referral.ts';
import { prepareSignIn } from '#src/session/sign-in.ts';
import { useSignInPage } from './useSignInPage.ts';
import { useUser } from '#src/session/useUser.ts';
import { withoutQuery } from '#src/session/without-query.ts';

/**
 * This visitor's access to a link that needs sign-in. It is open until the visitor is known, and for an author. The same
 * object as long as nothing changes.
 *
 * @param target where the link leads
 */
export function useLinkAccess(target: string): LinkAccess {
  const { cmsMode } = usePage();
  const page = useSignInPage();
  const { user, isPending } = useUser();
  const referral = useSyncExternalStore(subscribeReferral, readReferral, () => '');
  const isOpen = user !== null || isPending || cmsMode === 'author';
  return useMemo(() => {
    if (isOpen) return { kind: 'open' };
    const url = loginUrl(page, { referral, target });
    return url === undefined
      ? { kind: 'closed' }
      : { kind: 'sign-in', url, service: withoutQuery(url), prepare: () => prepareSignIn(page) };
  }, [isOpen, page, referral, target]);
}

const subscribeReferral = (listener: () => void) => subscribe(referralQueryParams, listener);

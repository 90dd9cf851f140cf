import { useMemo, useSyncExternalStore } from 'react';
import type { Page } from '#src/page/page.ts';
import { referralQueryParams } from '#src/session/storage.ts';
import { subscribe } from '#src/storage/store.ts';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { loginUrl } from '#src/session/login-url.ts';
import { readReferral } from '#src/session/referral.ts';
import { prepareSignIn } from '#src/session/sign-in.ts';
import { hasAnswerer, openRequest } from './requests/requests.ts';
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
      : {
          kind: 'sign-in',
          url,
          service: withoutQuery(url),
          prepare(isPlain) {
            const isAsked = isPlain && hasAnswerer();
            if (isAsked) openRequest({ target: afterSignIn(url), redirect: () => follow(page, url) });
            else prepareSignIn(page);
            return isAsked;
          },
        };
  }, [isOpen, page, referral, target]);
}

const subscribeReferral = (listener: () => void) => subscribe(referralQueryParams, listener);

/** Where a login address leads afterwards. */
const afterSignIn = (url: string) => new URL(url).searchParams.get('postLoginUrl') ?? undefined;

function follow(page: Page, url: string): void {
  prepareSignIn(page);
  location.assign(url);
}

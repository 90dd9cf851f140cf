import { useSyncExternalStore } from 'react';
import { referralQueryParams } from '#src/storage/keys.ts';
import { subscribe } from '#src/storage/store.ts';
import { usePage } from '#src/widget-context.ts';
import { loginUrl } from './login-url.ts';
import { readReferral } from './referral.ts';
import { prepareSignIn } from './sign-in.ts';
import { useSignInPage } from './useSignInPage.ts';
import { useUser } from './useUser.ts';

/** What stands between a visitor and a link for which one must be signed in (specification, section 4). */
export type Wall =
  /** Nothing: the link leads where it says. So it does while nobody knows who the visitor is, and for an author. */
  | { readonly kind: 'open' }
  /** The link leads to the login service, and from there to its target. */
  | {
      readonly kind: 'sign-in';
      readonly url: string;
      /** To be called when the link is followed. */
      readonly prepare: () => void;
    }
  /** The site names no usable login service: the link is not shown. */
  | { readonly kind: 'closed' };

/**
 * What an authwalled link is for this visitor.
 *
 * @param target where it leads
 */
export function useAuthwalled(target: string | undefined): Wall {
  const { cmsMode } = usePage();
  const page = useSignInPage();
  const { user, isPending } = useUser();
  const referral = useSyncExternalStore(subscribeReferral, readReferral, () => '');
  if (target === undefined || user || isPending || cmsMode === 'author') return { kind: 'open' };
  const url = loginUrl(page, { referral, target });
  return url === undefined
    ? { kind: 'closed' }
    : { kind: 'sign-in', url, prepare: () => prepareSignIn(page) };
}

const subscribeReferral = (listener: () => void) => subscribe(referralQueryParams, listener);

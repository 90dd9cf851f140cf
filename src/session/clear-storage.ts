import {
  consumerToken,
  idToken,
  interests,
  partnerData,
  partnerToken,
  storedAccessToken,
  userData,
  userId,
} from '#src/storage/keys.ts';
import { removeKey, type AnyKey } from '#src/storage/store.ts';
import { typedKeys, visitorKeys } from './own-key-names.ts';
import { favouriteItems, profileData, userVisa } from './user-keys.ts';

/** What is forgotten when (contract, section 5). */

const personal = [profileData, userData, userId, interests, favouriteItems];
const userCookies = [consumerToken, partnerToken, partnerData];
const secrets = [idToken, storedAccessToken, ...userCookies];
const ownOfVisitor = [...typedKeys, ...visitorKeys];

const forget = (keys: readonly AnyKey[]) => keys.forEach(removeKey);

/** User info is absent or failed: the visitor is anonymous. */
export const clearUser = (): void => forget(personal);

/** The session has expired. */
export const clearSession = (): void => forget([...personal, ...secrets, ...typedKeys]);

/** The visitor signs out. */
export const clearAtSignOut = (): void => forget([...personal, ...secrets, userVisa, ...ownOfVisitor]);

/**
 * Another tab has ended the session, and cleared what tabs share; this one clears what only it holds. Tokens stay: they
 * may be those of a visitor who has signed in since.
 */
export function clearAfterOtherTab(reason: 'signed-out' | 'expired'): void {
  const isOwn = ({ store }: AnyKey) => store === 'session';
  forget(personal);
  forget(reason === 'expired' ? typedKeys : [userVisa, ...ownOfVisitor].filter(isOwn));
}

/** The visitor is about to sign in. */
export const clearBeforeSignIn = (): void => forget(userCookies);

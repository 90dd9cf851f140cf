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
import { assetSearches, downloadCart, enlistDraft, seenBadges } from './own-keys.ts';
import { removeKey } from '#src/storage/store.ts';
import { favouriteItems, profileData, userVisa } from './user-keys.ts';

/** What is forgotten when (contract, section 5). */

const personal = [profileData, userData, userId, interests, favouriteItems];
const userCookies = [consumerToken, partnerToken, partnerData];
const secrets = [idToken, storedAccessToken, ...userCookies];
const ownOfUser = [enlistDraft, downloadCart, assetSearches, seenBadges];

const forget = (keys: readonly Parameters<typeof removeKey>[0][]) => keys.forEach(removeKey);

/** User info is absent or failed: the visitor is anonymous. */
export const clearUser = (): void => forget(personal);

/** The session has expired. */
export const clearSession = (): void => forget([...personal, ...secrets]);

/** The visitor signs out. */
export const clearAtSignOut = (): void => forget([...personal, ...secrets, userVisa, ...ownOfUser]);

/** The visitor is about to sign in. */
export const clearBeforeSignIn = (): void => forget(userCookies);

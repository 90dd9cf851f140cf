import { listKey, textKey, type StoredKey } from './key.ts';

/**
 * The keys of the specification, section 3, that hold text or a list of texts (contract, section 5), and the
 * visitor's consent, which each page asks for. Those that hold JSON: `user-keys.ts`; recent searches:
 * `src/search/recent-terms.ts`.
 */

/** Interests of the signed-in visitor, plainly joined, as the service does. */
export const interests: StoredKey<readonly string[]> = {
  ...listKey('local', 'int'),
  encode: (entries) => entries.join(','),
};

export const idToken = textKey('local', 'id-token');
export const storedAccessToken = textKey('local', 'ssid-access-token');

/** The user info's `message` as it came. */
export const userData = textKey('session', 'userData');

/** The `ssid`, else the `sid`. */
export const userId = textKey('session', 'userId');

/** Access token of a consumer. */
export const consumerToken = textKey('cookie', 'access_token');

/** Access token of a trade partner. */
export const partnerToken = textKey('cookie', 'ssid-access-token');

/** Written by the login service; only read and removed here. */
export const partnerData = textKey('cookie', 'ssid-user-data');

/** Referral parameters of the landing address, as a query string. */
export const referralQueryParams = textKey('cookie', 'referralQueryParams');

/** The page a visitor signs in from; read by the login service. */
export const currentUrl = textKey('cookie', 'current_url');

/**
 * Categories that the visitor allows (our own), after `v:<version>` of the question where it had one; written with the
 * `days` that the consent widget names. `src/consent` says whether it is an answer on a page.
 */
export const siteConsent = listKey('cookie', 'site_consent');

import type { Language } from '#src/i18n/languages.ts';
import type { Mode } from '#src/page/page.ts';
import type { Call } from './call.ts';

/**
 * The calls of the public site (specification, section 7), each path once; those of the search: `search-endpoints.ts`, of
 * favourites: `favourite-endpoints.ts`, of the portal: `portal-endpoints.ts`, of the account: `account-endpoints.ts`, of mail
 * choices: `subscription-endpoints.ts`. `locale`, `lang` and `currentLanguage` carry the two-letter code (contract, section 4).
 */

/** A graphic by its address. */
export const graphic = (address: string): Call => ({ method: 'GET', address });

/** Languages in which a page exists (L1); `pagePath` is the page's path, language segment and all. */
export const languageAvailability = (mode: Mode, currentLanguage: Language, pagePath: string): Call => ({
  method: 'GET',
  address: `/bin/api/${mode === 'B2B' ? 'v2' : 'v1'}/langswitcher`,
  query: { currentLanguage, pagePath: pagePath.replace(/\.html$/, '') },
});

/** User info by cookie (U1). */
export const userInfo: Call = { method: 'GET', address: '/bin/api/v1/ssid/userInfo' };

/** User info by access token (U1), from the service that `userApi.ssidUserInfo` names. */
export const userInfoOf = (ssidUserInfo: string): Call => ({
  method: 'POST',
  address: ssidUserInfo,
  body: {},
  needsToken: true,
});

const sessionValidation = '/bin/users/validate-user-session';

/** Asks whether the session is still valid (V1): a 2xx answer says so. */
export function validateSession(accessToken: string, authKey: string): Call {
  const body = new FormData();
  body.set('accessToken', accessToken);
  return { method: 'POST', address: sessionValidation, body, headers: { authKey }, isSecret: true };
}

/** The same path by GET (V2): defined by the specification, not used. */
export const sessionStatus: Call = { method: 'GET', address: sessionValidation };

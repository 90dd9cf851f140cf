import type { Call } from '#src/api/call.ts';

/** The calls that decide who may see a page (conventions: W1, T1, T2). */

/** A question about a page: its path with the language segment, as in the call for its languages (L1). */
const aboutPage = (address: string, pageUrl: string): Call => ({
  method: 'GET',
  address,
  query: { pagePath: new URL(pageUrl).pathname.replace(/\.html$/, '') },
  needsToken: true,
});

/** Whether the visitor may read what is kept back on a page (W1). The service counts free views by these calls. */
export const paywall = (pageUrl: string): Call => aboutPage('/bin/api/v1/paywall', pageUrl);

/** Whether the visitor has access to a page behind terms (T1). */
export const termsAccess = (pageUrl: string): Call => aboutPage('/bin/auth/tc/checkaccess', pageUrl);

/** Accepts terms of one version (T2); 409 `changed` where the service's are another. */
export const acceptTerms = (termsVersion: string): Call => ({
  method: 'POST',
  address: '/bin/api/v1/tc/tc-form-creation',
  body: { acceptTermsVersion: termsVersion },
  needsToken: true,
});

import type { Page } from '#src/page/page.ts';
import { safeRedirectTarget, usableLoginAddress } from '#src/page/redirect-target.ts';

/**
 * The address at which a visitor signs in: the mode's endpoint with `lang` and the referral. Undefined where the
 * site names none that is usable; then no control may offer to sign in (contract, section 5).
 *
 * @param referral a query string, as `readReferral` gives it; it never replaces what the endpoint's address says
 * @param target where to go afterwards (authwalled links), sent as an absolute `postLoginUrl`
 */
export function loginUrl(page: Page, { referral = '', target }: { referral?: string; target?: string } = {}) {
  const { userApi } = page.site;
  const address = page.mode === 'B2B' ? userApi?.b2bLoginRedirectEndpoint : userApi?.ssidLoginUrl;
  const url = usableLoginAddress(address, page);
  if (!url) return undefined;
  const { searchParams } = url;
  const configured = new Set(searchParams.keys());
  for (const [name, value] of new URLSearchParams(referral)) {
    if (!configured.has(name)) searchParams.append(name, value);
  }
  searchParams.set('lang', page.language);
  if (target !== undefined) searchParams.set('postLoginUrl', safeRedirectTarget(target, page));
  return url.href;
}

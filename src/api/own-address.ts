import { apiOriginOf, resolveAddress } from '#src/page/hosts.ts';
import type { Page } from '#src/page/page.ts';
import type { Call } from './call.ts';

/** An own address of a widget that calls may go to, or what its field should have held. */
export type OwnAddress =
  | { readonly call: Pick<Call, 'address' | 'needsToken' | 'isAnonymous'>; readonly expected?: undefined }
  | { readonly call?: undefined; readonly expected: string };

/**
 * The one door for the addresses that an author writes into a widget's configuration (`submitUrl`, `uploadUrl`,
 * `voteUrl` and so on; contract, section 1: `allowedOrigins`). The page's own origin and `apiOrigin` are called with
 * cookies and token, those of `allowedOrigins` with neither. For any other address the field is wrong, and `expected`
 * says what it may hold.
 *
 * @example const { call, expected } = ownAddress(page, config.submitUrl);
 *   if (call) await api.send({ method: 'POST', ...call, body });
 */
export function ownAddress(page: Page, address: string): OwnAddress {
  return judge(page, address, page.site.allowedOrigins);
}

/**
 * As `ownAddress`, for what is about the visitor's account (`deleteUrl`, `exportUrl`): the page's own origin and `apiOrigin`
 * alone, since such a call is nothing without the visitor's token.
 */
export const personalAddress = (page: Page, address: string): OwnAddress => judge(page, address, []);

function judge(page: Page, address: string, others: readonly string[]): OwnAddress {
  const url = resolveAddress(address, page);
  const own = [new URL(page.url).origin, apiOriginOf(page)];
  const allowed = [...own, ...others];
  if (!url || url.username || url.password || !allowed.includes(url.origin))
    return { expected: `address: ${[...new Set(allowed)].join(' | ')}` };
  return {
    call: { address: url.href, ...(own.includes(url.origin) ? { needsToken: true } : { isAnonymous: true }) },
  };
}

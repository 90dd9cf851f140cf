import type { Mode } from '#src/page/page.ts';
import { consumerToken, partnerToken, storedAccessToken } from './storage.ts';
import { readKey } from '#src/storage/store.ts';

/**
 * What a header can hold. A browser makes no call with anything else, so that no service would ever say that it is no token, and each
 * question would stay without an answer.
 */
const fit = /^[ -~]+$/;

/** The visitor's access token: the mode's cookie, else the one in local storage (contract, section 4). */
export const readAccessToken = (mode: Mode): string | undefined =>
  [mode === 'B2B' ? partnerToken : consumerToken, storedAccessToken]
    .map(readKey)
    .find((token) => token !== undefined && fit.test(token));

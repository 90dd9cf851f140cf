import type { Mode } from '#src/page/page.ts';
import { consumerToken, partnerToken, storedAccessToken } from './storage.ts';
import { readKey } from '#src/storage/store.ts';

/** The visitor's access token: the mode's cookie, else the one in local storage (contract, section 4). */
export const readAccessToken = (mode: Mode): string | undefined =>
  readKey(mode === 'B2B' ? partnerToken : consumerToken) ?? readKey(storedAccessToken);

import type { Call } from '#src/api/call.ts';
import { under } from '#src/api/sso-address.ts';

/**
 * A new password (R1): asks for the mail, or sets it by the mail's token. It acts for the reader of a mail, so that it
 * carries neither cookies nor the visitor's token (contract, section 4). A file of its own, since what asks for it needs
 * no other call.
 */
export const resetPassword = (ssidDomain: string, body: object): Call => ({
  method: 'POST',
  address: under(ssidDomain, '/api/account/reset-password'),
  body,
  needsToken: false,
  isAnonymous: true,
  isSecret: true,
});
